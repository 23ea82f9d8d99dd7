"""First inputs for the fuzzer: files of a corpus by their endings, and a few of our own for what no corpus holds."""
import glob, json, os, plistlib, random

ENDINGS = {'strings': ['.strings'], 'plist-xml': ['.strings', '.stringsdict'], 'plist-binary': ['.strings'], 'stringsdict': ['.stringsdict'], 'xcstrings': ['.xcstrings'],
           'xliff': ['.xliff'], 'swift-source': ['.swift'], 'objc-source': ['.m'], 'interface-builder': ['.storyboard', '.xib']}
PLURAL = {'k': {'NSStringLocalizedFormatKey': '%#@n@ of %2$@', 'n': {'NSStringFormatSpecTypeKey': 'NSStringPluralRuleType', 'NSStringFormatValueTypeKey': 'd', 'one': '%d file', 'other': '%d files'}}}
TEXTS = ['%1$@ of %2$lld files', '%#@n@ 100 % sure %%', 'Selected', 'Doppeltippen, um das Konto zu öffnen.', 'اضغط على %@ ثم 5 ملفات (HTML)', 'שלום %d', '\u2067ab\u2069 \u202e12\u202c', 'ภาษาไทยไม่มีช่องว่าง', '日本語の文章、改行。',
         'क्षत्रिय', '한국어 문장', 'ab\u00adcd\u200bef', '<b>x</b> <a href="y">', 'heard:ignore end-punctuation heard:max 24 heard:role value', 'accessibilityLabel', 'a\n\nb\r\n\tc', '👩‍👩‍👧‍👦🇩🇪', 'e\u0301\u0323']

def own(target):
    if target in ('plist-xml', 'stringsdict'): yield plistlib.dumps(PLURAL); yield plistlib.dumps({'a': 'b', 'c': {'d': 'e'}, 'f': ['g']})
    if target == 'plist-binary':
        for value in (PLURAL, {'a': 'ä', 'b': 'x' * 300, 'c': [1, 2.5, True, b'x']}): yield plistlib.dumps(value, fmt=plistlib.FMT_BINARY)[8:]
    if target == 'strings':
        for text in TEXTS: yield f'/* comment */\n"key" = "{text}";\n'.encode(); yield f'key = "{text}";'.encode('utf-16')
    if target == 'xcstrings':
        yield json.dumps({'sourceLanguage': 'en', 'version': '1.0', 'strings': {'k': {'comment': 'c', 'localizations': {'de': {'variations': {'plural': {'one': {'stringUnit': {'state': 'translated', 'value': '%arg'}}}}, 'substitutions': {'n': {'argNum': 1, 'formatSpecifier': 'd', 'variations': {}}}}}}}}).encode()
    if target == 'xliff':
        yield b'<?xml version="1.0"?><xliff version="1.2"><file original="a.strings" source-language="en" target-language="ru"><body><trans-unit id="k:dict/n:dict/one:dict/:string"><source>x &amp; y</source><target state="new"><![CDATA[z]]></target><note>n</note></trans-unit></body></file></xliff>'
    if target in ('specifiers',): yield from (t.encode() for t in TEXTS)
    if target == 'bidi': yield from (bytes([i]) + t.encode() for i in (0, 1) for t in TEXTS)
    if target == 'layout': yield from (bytes([i * 7 % 256, 40]) + t.encode() for i, t in enumerate(TEXTS))
    if target == 'rules': yield from (bytes([i, r, v]) + t.encode() + b'\xff' + TEXTS[0].encode() for i, t in enumerate(TEXTS) for r in (1, 2, 4, 8, 16, 128) for v in (0, 1))
    if target == 'units-ndjson':
        yield b'\n'.join(json.dumps({'table': 'T', 'key': 'k', 'locale': 'de', 'roles': ['value', 'visible'], 'value': t, 'source': TEXTS[0], 'sourceLanguage': 'en', 'variation': 'plural.one', 'comment': 'c', 'state': 'new', 'file': 'a.strings', 'line': 1, 'column': 2}).encode() for t in TEXTS[:6])
    if target == 'measure-ndjson':
        for t in TEXTS: yield json.dumps({'id': 1, 'locale': 'de', 'text': t, 'style': 'body', 'contentSize': 'AX5', 'device': 'iPhone SE'}).encode(); yield json.dumps({'id': 'a', 'text': t, 'size': 17, 'width': 80.5}).encode()
    if target == 'facts': yield b'{"file":"a.swift","uses":[{"slot":"label","line":1,"column":2,"texts":[{"kind":"key","text":"a"}]}]}'
    if target == 'configuration':
        yield b'source_language: en\nlocales: [de, fr]\nexclude:\n  - "Pods/**"\nrules:\n  end-punctuation: off\n  missing-translation: error\noverrides:\n  - rules: [double-space]\n    keys: ["a.*"]\n    level: off\n    reason: x\nroles:\n  "*.value": value\n'
        yield b'# heard baseline\n0123456789abcdef 2 end-punctuation App/Localizable.strings\n'
    if target == 'swift-source':
        yield b'import SwiftUI\nstruct A: View { @State var on = false\n var body: some View { VStack { Button(L("pay.title")) { }.disabled(!on).accessibilityLabel(Text("Pay")).accessibilityValue(on ? "Selected" : "\\(n) files"); Text("a \\(b)").foregroundStyle(on ? .red : .green) } } }\nfunc L(_ k: String) -> String { NSLocalizedString(k, comment: "") }\n'
    if target == 'objc-source':
        yield b'@implementation A\n- (void)f { self.accessibilityLabel = NSLocalizedString(@"k", nil); [button setTitle:@"Pay" forState:UIControlStateNormal]; button.enabled = NO; }\n@end\n'
    if target == 'interface-builder':
        yield b'<document><scenes><scene><objects><button id="a-b"><state key="normal" title="Pay &amp; go"/><accessibility key="c" label="x" hint="y"/></button></objects></scene></scenes></document>'

def seeds(target, folder=None, most=120, seed=7):
    found = list(own(target))
    if folder:
        files = sorted(f for e in ENDINGS.get(target, []) for f in glob.glob(os.path.join(folder, '**', '*' + e), recursive=True))
        random.Random(seed).shuffle(files)
        for file in files:
            if len(found) >= most: break
            with open(file, 'rb') as f: data = f.read(6_000)
            if target == 'plist-xml' and b'<plist' not in data: continue
            if target == 'plist-binary':
                if not data.startswith(b'bplist00') or os.path.getsize(file) > 6_000: continue
                data = data[8:]
            found.append(data)
    return found
