#!/usr/bin/env python3
"""Runs heard on input that was made to break it.

usage: hostile.py HEARD [--quick] [--only WORD] [--keep]
Each case is made in a folder of its own and checked in every output format (large ones in one). Wanted: no signal, an exit status of 0, 1 or 2,
an answer within 20 seconds, output that its own format's reader reads, and no raw control, escape or bidi override in it.
--quick leaves out the cases of more than a few megabytes. As root, files that can't be read and full disks are tried too.
"""
import csv, io, json, os, plistlib, re, resource, shutil, signal, socket, struct, subprocess, sys, tempfile, time
import xml.etree.ElementTree as ElementTree

FORMATS = 'text xcode json ndjson sarif junit github gitlab checkstyle markdown csv html'.split()
SECONDS = 20
PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
XLIFF = '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
NASTY = ['\x1b[31mred\x1b[0m', '\x1b]0;title\x07', '\u202egnp.exe', '\u2066open', '::error::injected', '##vso[task.complete]', '=1+1', '@SUM(A1)', '<script>alert(1)</script>',
         ']]>', '"><img src=x onerror=1>', '\u009b31m', '\x00', '\r\n::warning::x', '| a | b |', '`code`', '[x](javascript:1)', '\u2028', '\ufeff', '%s%n%99999999999$@']
cases = []

def case(kind, large=False, formats=None, status=(0, 1, 2), arguments=('check', '.')):
    def add(make):
        cases.append(dict(name=make.__name__, kind=kind, large=large, formats=formats or (['json'] if large else FORMATS), status=status, arguments=list(arguments), make=make))
        return make
    return add

def put(path, data):
    os.makedirs(os.path.dirname(path) or (b'.' if isinstance(path, bytes) else '.'), exist_ok=True)
    with open(path, 'wb') as f: f.write(data if isinstance(data, bytes) else data.encode('utf-8', 'surrogatepass'))

def quoted(text): return '"' + text.replace('\\', '\\\\').replace('"', '\\"') + '"'
def pair(value, key='a.accessibilityLabel', source='Source'):
    put('en.lproj/Localizable.strings', f'"{key}" = {quoted(source)};\n'); put('de.lproj/Localizable.strings', f'"{key}" = {quoted(value)};\n')
def catalog(strings): return json.dumps({'sourceLanguage': 'en', 'version': '1.0', 'strings': strings})
def localized(value): return {'stringUnit': {'state': 'translated', 'value': value}}

def head(kind, count): return bytes([kind | count]) if count < 15 else bytes([kind | 15, 0x12]) + struct.pack('>I', count)
def bplist(objects, references=1):
    places, at = [], 8
    for o in objects: places.append(at); at += len(o)
    return b'bplist00' + b''.join(objects) + struct.pack(f'>{len(places)}I', *places) + struct.pack('>6xBBQQQ', 4, references, len(objects), 0, at)

# Nesting
@case('nesting')
def nested_catalog(): put('Localizable.xcstrings', '{"sourceLanguage":"en","strings":' + '{"a":' * 200_000 + '1' + '}' * 200_000 + '}')
@case('nesting')
def nested_catalog_arrays(): put('Localizable.xcstrings', '[' * 1_000_000)
@case('nesting')
def nested_variations():
    inner = localized('x')
    for i in range(300): inner = {'variations': {'plural' if i % 2 else 'device': {'other': inner}}}
    put('Localizable.xcstrings', catalog({'a': {'localizations': {'en': inner, 'de': inner}}}))
@case('nesting')
def nested_old_style(): put('de.lproj/Localizable.strings', '"a" = ' + '{ "b" = ' * 200_000 + '"c"; ' + '}; ' * 200_000)
@case('nesting')
def nested_old_style_lists(): put('de.lproj/Localizable.strings', '"a" = ' + '(' * 1_000_000)
@case('nesting')
def nested_comments(): put('de.lproj/Localizable.strings', '/*' * 1_000_000 + '"a" = "b";')
@case('nesting')
def nested_plist(): put('de.lproj/InfoPlist.strings', PLIST + '<plist>' + '<dict><key>a</key>' * 100_000 + '<string>x</string>' + '</dict>' * 100_000 + '</plist>')
@case('nesting')
def nested_stringsdict(): put('de.lproj/Localizable.stringsdict', PLIST + '<plist>' + '<dict><key>a</key>' * 100_000)
@case('nesting')
def nested_xliff(): put('de.xliff', XLIFF + '<file original="a.strings" source-language="en" target-language="de"><body><trans-unit id="a"><source>' + '<g id="1">' * 100_000 + 'x' + '</g>' * 100_000 + '</source></trans-unit></body></file></xliff>')
@case('nesting')
def nested_groups(): put('de.xliff', XLIFF + '<file original="a.strings" source-language="en" target-language="de"><body>' + '<group>' * 100_000)
@case('nesting')
def nested_configuration():
    pair('x'); put('.heard.yml', 'rules: ' + '[' * 50_000)
@case('nesting')
def nested_binary_plist():
    # An array that holds itself, and an object table that refers past its end.
    body = b'bplist00' + b'\xd1\x01\x02' + b'\x51a' + b'\xa1\x02'
    put('de.lproj/A.strings', body + bytes([8, 11, 13]) + struct.pack('>6xBBQQQ', 1, 1, 3, 0, 15))
    put('de.lproj/B.strings', body + bytes([8, 200, 255]) + struct.pack('>6xBBQQQ', 1, 1, 3, 0, 15))
    put('de.lproj/C.strings', body + bytes([8, 11, 13]) + struct.pack('>6xBBQQQ', 8, 8, 2**63, 2**62, 2**63 - 1))
@case('nesting')
def variations_in_variations():
    inner = localized('%d x')
    for i in range(100): inner = {'variations': {'plural': {c: inner if c == 'other' else localized('%d y') for c in ['one', 'other']}}}
    put('Localizable.xcstrings', catalog({'a': {'localizations': {'en': inner, 'ar': inner}}}))
@case('nesting')
def binary_plists_that_hold_themselves():
    ring = lambda n: [head(0xD0, 1) + bytes([n, (i + 1) % n]) for i in range(n)] + [b'\x51a']
    for n in [1, 2, 3, 50]: put(f'de.lproj/R{n}.strings', bplist(ring(n))); put(f'de.lproj/R{n}.stringsdict', bplist([head(0xD0, 1) + b'\2\1', *[head(0xD0, 1) + bytes([n + 1, (i + 1) % n + 1]) for i in range(n)], b'\x51a']))
    put('de.lproj/Deep.strings', bplist([head(0xD0, 1) + bytes([200, i + 1 if i < 199 else 200]) for i in range(200)] + [b'\x51a']))
@case('growth')
def binary_plists_that_share():
    put('de.lproj/Twice.strings', bplist([head(0xD0, 2) + bytes([40, 41, i + 1, i + 1]) for i in range(40)] + [b'\x51a', b'\x51b']))
    number = lambda i: struct.pack('>I', i)
    count = 200_000  # values of 5 MB each, in a file of 9 MB
    put('de.lproj/Long.strings', bplist([head(0xD0, count) + b''.join(number(1 + i) for i in range(count)) + number(count + 1) * count] + [head(0x50, 6) + b'%06d' % i for i in range(count)] + [head(0x50, 5_000_000) + b'a' * 5_000_000], references=4))
    put('de.lproj/Counts.strings', bplist([b'\xDF\x13' + b'\x7f' + b'\xff' * 7 + b'\1\1', b'\x51a'])); put('de.lproj/Texts.strings', bplist([head(0xD0, 1) + b'\1\1', b'\x6F\x13' + b'\xff' * 8]))
@case('nesting', arguments=('check', '--source', '.'), formats=['json'])
def nested_swift():
    pair('x'); put('A.swift', 'let accessibilityLabel = ' + '(' * 20_000 + '1' + ')' * 20_000)
    put('B.swift', 'Text("a")' + '.accessibilityLabel("a")' * 20_000); put('C.swift', 'let accessibilityLabel = ' + '"a" + ' * 20_000 + '"a"')
    put('D.swift', 'if accessibilityLabel {' * 20_000); put('E.m', 'accessibilityLabel = ' + '[' * 50_000); put('F.storyboard', '<document>' + '<view>' * 50_000)
    # The parser takes each open bracket for a type, twice.
    for i, unit in enumerate(['[', '[(', '[a<', '(a:[', '[[(((', '@a(b) [', '[\n', '[ /* c */ ']):
        put(f'squares/{i}.swift', 'Text("a").accessibilityLabel(' + unit * 60); put(f'squares/i{i}.swift', 'Text("a").accessibilityLabel("b \\(' + unit * 60)

# Entities
BOMB = '<!DOCTYPE plist [<!ENTITY a "ha">' + ''.join(f'<!ENTITY {b} "{("&" + a + ";") * 10}">' for a, b in zip('abcdefghi', 'bcdefghij')) + ']>'
@case('entities')
def entity_bomb(): put('de.lproj/InfoPlist.strings', '<?xml version="1.0"?>' + BOMB + '<plist><dict><key>a</key><string>&j;</string></dict></plist>')
@case('entities')
def entity_bomb_xliff(): put('de.xliff', '<?xml version="1.0"?>' + BOMB + '<xliff version="1.2"><file original="a" source-language="en"><body><trans-unit id="a"><source>&j;</source></trans-unit></body></file></xliff>')
@case('entities')
def external_entity():
    for name, head in [('InfoPlist.strings', '<plist><dict><key>a</key><string>&x;</string></dict></plist>'), ('Localizable.stringsdict', '<plist><dict><key>a</key><string>&x;</string></dict></plist>')]:
        put('de.lproj/' + name, '<?xml version="1.0"?><!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]>' + head)
    put('de.xliff', '<?xml version="1.0"?><!DOCTYPE xliff SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]><xliff version="1.2"><file original="a" source-language="en"><body><trans-unit id="a"><source>&x;</source></trans-unit></body></file></xliff>')

# Size
@case('size', large=True, arguments=('check', '.', '--max-file-size', '300M'))
def string_of_200_megabytes():
    put('en.lproj/Localizable.strings', '"a" = "b";'); put('de.lproj/Localizable.strings', '"a" = "' + 'wort ' * 40_000_000 + '";')
@case('size', large=True, arguments=('check', '.', '--max-file-size', '300M'))
def catalog_string_of_200_megabytes():
    with open('Localizable.xcstrings', 'w') as f: f.write('{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"' + 'wort ' * 40_000_000 + '"}}}}}}')
@case('size', large=True, arguments=('check', '.', '--max-file-size', '300M'))
def xliff_string_of_200_megabytes(): put('de.xliff', XLIFF + '<file original="a.strings" source-language="en" target-language="de"><body><trans-unit id="a"><source>a</source><target>' + 'wort ' * 40_000_000 + '</target></trans-unit></body></file></xliff>')
@case('size')
def over_the_limit():
    with open('Localizable.xcstrings', 'wb') as f: f.truncate(1 << 40)
@case('size', large=True)
def million_duplicate_keys(): put('de.lproj/Localizable.strings', '"a" = "b";\n' * 1_000_000)
@case('size', large=True)
def million_duplicate_catalog_keys(): put('Localizable.xcstrings', '{"sourceLanguage":"en","version":"1.0","strings":{' + ','.join(['"a":{}'] * 1_000_000) + '}}')
@case('size', large=True)
def million_duplicate_xliff_units(): put('de.xliff', XLIFF + '<file original="a.strings" source-language="en" target-language="de"><body>' + '<trans-unit id="a"><source>a</source></trans-unit>' * 600_000 + '</body></file></xliff>')
@case('size', large=True)
def million_keys(): put('de.lproj/Localizable.strings', ''.join(f'"key {i}" = "Wert {i}";\n' for i in range(1_000_000)))
@case('size', large=True)
def thousand_locales():
    for i in range(1_000): put(f'x{chr(97 + i // 26 % 26)}{chr(97 + i % 26)}-{i:03}.lproj/Localizable.strings', '"a" = "%d files";\n"b" = "x";\n')
@case('size', large=True)
def million_catalog_keys(): put('Localizable.xcstrings', '{"sourceLanguage":"en","version":"1.0","strings":{' + ','.join(f'"key {i}":{{}}' for i in range(1_000_000)) + '}}')
@case('size', large=True)
def ten_thousand_locale_folders():
    for i in range(10_000): put(f'x{chr(97 + i // 2600 % 26)}{chr(97 + i // 100 % 26)}-{i:05}.lproj/Localizable.strings', '"a" = "%d files";\n')
@case('size', large=True)
def one_line_of_40_megabytes(): put('de.lproj/Localizable.strings', ''.join(f'"k{i}" = "Wert  {i} ";' for i in range(1_500_000))); put('Localizable.xcstrings', catalog({f'k{i}': {'localizations': {'de': localized(f'Wert  {i} ')}} for i in range(50_000)}))
@case('size')
def long_key_and_comment(): put('de.lproj/Localizable.strings', '/* ' + 'comment ' * 200_000 + '*/\n"' + 'key ' * 200_000 + '" = "x";')

# Work that grows faster than its input
@case('growth', formats=['json'])
def many_specifiers(): pair('%d ' * 200_000, source='%@ ' * 200_000)
@case('growth', formats=['json'])
def many_percent_signs(): pair('%' * 500_000, source='%')
@case('growth', formats=['json'])
def many_bidi_controls():
    put('en.lproj/Localizable.strings', '"a" = "x";'); put('ar.lproj/Localizable.strings', '"a" = "' + '\u202b\u2067\u061c\u200f' * 100_000 + '";\n"b" = "' + 'ا %@ a ' * 30_000 + '";')
@case('growth', formats=['json'])
def many_markup_tags(): pair('<b>' * 100_000 + '</i>' * 100_000, source='<b>' * 100_000)
@case('growth', formats=['json'])
def one_long_word():
    for locale in ['de', 'ja', 'th', 'hi', 'km', 'my']: put(f'{locale}.lproj/Localizable.strings', '"pay.title" = "' + {'de': 'a', 'ja': '漢', 'th': 'ก', 'hi': 'क्', 'km': 'ក្', 'my': 'က္'}[locale] * 19_000 + '";\n"pay.accessibilityHint" = "' + 'ا' * 19_000 + '";')
    put('en.lproj/Localizable.strings', '"pay.title" = "Pay";\n"pay.accessibilityHint" = "Pay";')
@case('growth', formats=['json'])
def combining_marks(): pair('a' + '\u0301' * 100_000)
@case('growth', formats=['json'])
def substitutions_that_hold_each_other():
    value = ' '.join(['%#@a@ %#@b@'] * 200)
    forms = lambda: {'formatSpecifier': 'd', 'argNum': 1, 'variations': {'plural': {c: localized(value) for c in ['one', 'other']}}}
    entry = {'stringUnit': {'state': 'translated', 'value': value}, 'substitutions': {'a': forms(), 'b': forms()}}
    put('Localizable.xcstrings', catalog({'k': {'localizations': {'en': entry, 'de': entry}}}))
    body = lambda: '<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>' + ''.join(f'<key>{c}</key><string>{value}</string>' for c in ['one', 'other'])
    put('de.lproj/Localizable.stringsdict', PLIST + f'<plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>{value}</string><key>a</key><dict>{body()}</dict><key>b</key><dict>{body()}</dict></dict></dict></plist>')
@case('growth', formats=['json'])
def many_substitutions():
    value = ' '.join(f'%#@v{i}@' for i in range(2_000))
    subs = {f'v{i}': {'formatSpecifier': 'd', 'variations': {'plural': {'one': localized('%arg a'), 'other': localized('%arg b')}}} for i in range(2_000)}
    put('Localizable.xcstrings', catalog({'k': {'localizations': {l: {'stringUnit': {'state': 'translated', 'value': value}, 'substitutions': subs} for l in ['en', 'de']}}}))
@case('growth', formats=['json'])
def every_combination():
    plural = lambda d: {'variations': {'plural': {c: d() for c in ['zero', 'one', 'two', 'few', 'many', 'other']}}}
    device = lambda d: {'variations': {'device': {c: d() for c in ['iphone', 'ipad', 'mac', 'appletv', 'applewatch', 'other']}}}
    make = lambda: localized('%d x')
    for k in range(3): make = (lambda inner, k: lambda: (plural if k % 2 else device)(inner))(make, k)
    put('Localizable.xcstrings', catalog({f'k{i}': {'localizations': {'ar': make(), 'en': make()}} for i in range(50)}))

# Encodings
@case('encoding')
def invalid_utf8():
    for i, bad in enumerate([b'\xff\xfe\xfd', b'\xc0\x80', b'\xed\xa0\x80', b'\xf4\x90\x80\x80', b'\xe2\x82', b'\x80', b'\xfe' * 1000]):
        put(f'de.lproj/S{i}.strings', b'"a" = "x' + bad + b'";\n"b' + bad + b'" = "y";'); put(f'C{i}.xcstrings', b'{"sourceLanguage":"en","strings":{"a' + bad + b'":{}}}')
        put(f'x{i}.xliff', (XLIFF + '<file original="a" source-language="en"><body><trans-unit id="a"><source>').encode() + bad + b'</source></trans-unit></body></file></xliff>')
        put(f'de.lproj/D{i}.stringsdict', (PLIST + '<plist><dict><key>a</key><string>').encode() + bad + b'</string></dict></plist>')
@case('encoding')
def lone_surrogates():
    put('Localizable.xcstrings', '{"sourceLanguage":"en","strings":{"\\ud800":{"localizations":{"de":{"stringUnit":{"state":"new","value":"\\udc00 \\ud83d x \\ud83d\\ud83d"}}}}}}')
    put('de.lproj/Localizable.strings', '"\\Ud800" = "\\UDC00\\Ud83d";'); put('fr.lproj/Localizable.strings', b'\xff\xfe' + '"a" = "'.encode('utf-16-le') + b'\x00\xd8\x00\xd8\x00\xdc' + '";'.encode('utf-16-le'))
    put('de.xliff', XLIFF + '<file original="a" source-language="en"><body><trans-unit id="a"><source>&#xD800;&#xFFFFFFFFFF;&#0;&#x110000;</source></trans-unit></body></file></xliff>')
@case('encoding')
def odd_lengths():
    for name, bom, codec in [('A', b'\xff\xfe', 'utf-16-le'), ('B', b'\xfe\xff', 'utf-16-be'), ('C', b'\xff\xfe\0\0', 'utf-32-le'), ('D', b'\0\0\xfe\xff', 'utf-32-be')]:
        data = bom + '"a" = "ä𝄞";\n'.encode(codec)
        for cut in range(4):
            for file in [f'de.lproj/{name}{cut}.strings', f'{name}{cut}.xcstrings', f'{name}{cut}.xliff']: put(file, data[:len(data) - cut])
    for i, tiny in enumerate([b'', b'\xff', b'\xff\xfe', b'\xef\xbb', b'\xef\xbb\xbf', b'\0', b'\0\0\xfe', b'"', b'{', b'<', b'bplist', b'bplist00', b'/', b'/*', b'"a', b'"a"=', b'\\']):
        for file in [f'de.lproj/T{i}.strings', f'de.lproj/T{i}.stringsdict', f'T{i}.xcstrings', f'T{i}.xliff']: put(file, tiny)
    put('fr.lproj/U.strings', b'\0\0\xfe\xff' + struct.pack('>3I', 0x110000, 0xD800, 0xFFFFFFFF))

@case('encoding')
def two_marks_and_mixed_encodings():
    line = '"a" = "ä𝄞";\n'
    for i, data in enumerate([b'\xef\xbb\xbf' * 2 + line.encode(), b'\xff\xfe' * 2 + line.encode('utf-16-le'), b'\xef\xbb\xbf\xff\xfe' + line.encode('utf-16-le'), b'\xff\xfe\xef\xbb\xbf' + line.encode(),
                              line.encode() + line.encode('utf-16-le') + line.encode('latin-1', 'replace'), b'\xfe\xff' + line.encode('utf-16-be') + line.encode(), line.encode('utf-16-le'), line.encode('utf-16-be'), line.encode('utf-32-le'), b'\x1b$B' + line.encode('shift_jis', 'replace')]):
        for name in [f'de.lproj/M{i}.strings', f'M{i}.xcstrings', f'M{i}.xliff', f'de.lproj/M{i}.stringsdict']: put(name, data)
    put('de.lproj/X.strings', (PLIST.replace('UTF-8', 'UTF-16') + '<plist><dict><key>a</key><string>ä</string></dict></plist>').encode()); put('Y.xliff', XLIFF.replace('UTF-8', 'EBCDIC-CP-US') + '</xliff>'); put('Z.xliff', '\ufeff\ufeff' + XLIFF + '</xliff>')
@case('encoding')
def nulls_everywhere():
    put('de.lproj/Localizable.strings', b'\0"a\0" = \0"b\0c";\0\n/*\0*/"d" = "e\0";\0'); put('Localizable.xcstrings', b'{"sourceLanguage":"en\0","strings":{"a\0":{"localizations":{"de\0":{"stringUnit":{"value":"\0"}}}},"\\u0000":{}}}')
    put('de.xliff', (XLIFF + '<file original="a\0" source-language="en"><body><trans-unit id="a"><source>\0</source></trans-unit></body></file></xliff>').encode()); put('.heard.yml', b'rules:\0 {}')

# Texts
@case('text')
def specifiers():
    for i, text in enumerate(['%99999999999$@', '%999999999999999999999d', '%.99999999999f', '%*99999999999$d', '%0$@', '%-1$@', '%1$99999999999$@', '%', '%%%', '%#@', '%#@@', '%#@\u202e@', '%l', '%llllllld', '%\u0000d']):
        put('en.lproj/Localizable.strings' if not i else f't{i}/en.lproj/Localizable.strings', f'"a" = {quoted("%@ " + text)};'); put(f't{i}/de.lproj/Localizable.strings', f'"a" = {quoted(text)};\n"b" = {quoted(text * 100)};')
@case('text')
def nasty_texts():
    for locale in ['en', 'de', 'ar']: put(f'{locale}.lproj/Localizable.strings', ''.join(f'/* {n} heard:ignore {n} */\n{quoted(n + ".accessibilityLabel")} = {quoted(n + locale)};\n{quoted(n)} = {quoted(n)};\n' for n in NASTY))
    put('Localizable.xcstrings', catalog({n: {'comment': n, 'extractionState': n, 'localizations': {l: {'stringUnit': {'state': n, 'value': n}} for l in ['en', 'de', n, '../../x']}} for n in NASTY}))
    put('de.xliff', XLIFF + ''.join(f'<file original="{e}" source-language="{e}" target-language="{e}"><body><trans-unit id="{e}"><source>{e}</source><target state="{e}">{e}</target><note>{e}</note></trans-unit></body></file>'
                                    for e in [re.sub(r'[\x00-\x08\x0b\x0c\x0e-\x1f]', '', n).replace('&', '&amp;').replace('<', '&lt;').replace('"', '&quot;') for n in NASTY]) + '</xliff>')
@case('text')
def million_nulls(): put('de.lproj/Localizable.strings', b'\0' * 1_000_000); put('Localizable.xcstrings', b'\0' * 1_000_000); put('de.xliff', b'\0' * 1_000_000)

# Files
@case('files')
def link_loops():
    pair('x'); os.symlink('.', 'loop'); os.symlink('b', 'a'); os.symlink('a', 'b'); os.symlink('self.strings', 'self.strings'); os.symlink('../..', 'up'); os.symlink('/etc', 'etc.lproj'); os.symlink('/etc/passwd', 'out.strings'); os.symlink('/dev/zero', 'zero.strings'); os.symlink('missing', 'gone.xcstrings')
@case('files')
def no_regular_files():
    pair('x'); os.mkfifo('de.lproj/F.strings'); os.mkfifo('F.xcstrings'); os.makedirs('x.strings/y.xcstrings/z.xliff'); put('x.strings/de.lproj/In.strings', '"a" = "b";')
    s = socket.socket(socket.AF_UNIX); s.bind('s.xliff'); s.close()
    if os.geteuid() == 0:
        try: os.mknod('null.strings', 0o600 | 0o020000, os.makedev(1, 5))
        except OSError: pass
@case('files', arguments=('check', '--source', '.'))
def no_regular_sources(): pair('x'); os.mkfifo('A.swift'); os.mkfifo('B.storyboard'); os.mkfifo('C.m'); os.makedirs('D.swift')
@case('files')
def configuration_is_a_pipe(): pair('x'); os.mkfifo('.heard.yml')
@case('files')
def configuration_of_aliases(): pair('x'); put('.heard.yml', 'a: &a [x,x]\n' + ''.join(f'{b}: &{b} [*{a},*{a},*{a},*{a}]\n' for a, b in zip('abcdefghijklmno', 'bcdefghijklmnop')))
@case('files')
def locale_names():
    for name in ['..', '...', '-', 'a\nb', 'a\x1b[31mb', 'de_\u202e', '..\\..', 'x' * 240, '%s%n', '::error::', '$(id)', 'de;rm', '\u0301', ' ', '\xff', '<b>', '=1+1', 'de@currency=EUR', 'root', '../'.replace('/', ':')]:
        put(f'{name}.lproj/Local\nizable\x1b[2J.strings', '"a" = "%d files";\n"b" = "' + name.replace('"', '').replace('\\', '') + '";')
@case('files')
def names_that_are_not_utf8():
    os.makedirs(b'\xff\xfe.lproj'); put_bytes = open(b'\xff\xfe.lproj/\xe9.strings', 'wb'); put_bytes.write(b'"a" = "b"'); put_bytes.close()
@case('files', arguments=('check', '--source', '.'))
def sources_of_strange_names():
    pair('x')
    for name in [b'a\nb', b'\x1b[31m', '\u202e'.encode(), b'\xff\xfe', b' ', b'-x', b'\n', b'x' * 240]: put(os.path.join(b'src', name + b'.swift'), b'Text("a").accessibilityLabel("Selected")'); put(os.path.join(b'src', name + b'.m'), b'v.accessibilityLabel = @"Selected";')
@case('files')
def times_out_of_range():
    pair('x'); put('Localizable.xcstrings', catalog({}))
    for name, when in [('de.lproj/Localizable.strings', 0), ('en.lproj/Localizable.strings', 1 << 33), ('Localizable.xcstrings', -1)]: os.utime(name, (when, when))
@case('files', arguments=('check', '/dev/zero', '/dev/null', '/dev/stdin', '/proc/self/mem', '.'))
def devices_by_name(): pair('x')
@case('files', arguments=('check', 'd' * 5000, 'd/' * 3000 + 'a.strings', '', '\n', '\x1b[31m', '.'))
def paths_that_cannot_be(): pair('x')
@case('files')
def deep_folders():
    pair('x'); here = os.getcwd()
    for i in range(700): os.mkdir('d'); os.chdir('d')
    put('de.lproj/Localizable.strings', '"a" = "b"'); os.chdir(here)
@case('files')
def much_of_nothing():
    pair('x')
    with open('Big.xcstrings', 'wb') as f: f.truncate(60 << 20)

# Lines
BAD_LINES = [b'', b'   ', b'{', b'[]', b'null', b'{"a":}', b'{"id":1,"text":', b'{"id":1,"text":"\xff\xfe","width":100}', b'{"id":1,"text":"\\ud800\\udc","width":100}', b'{"id":1,"text":"\\ud800 x","width":100}', b'{"id":{"a":1},"text":"x","width":1e999}',
             b'{"id":2,"text":"' + b'a' * 100_000 + b'","width":10}', b'{"id":3,"text":"x","width":-1}', b'{"id":3,"text":"x","width":0.0000001,"size":1000}', b'{"id":4,"text":7}', b'{"id":5,"text":"x","locale":"' + b'x' * 5000 + b'","width":100}', b'\xef\xbb\xbf{}', b'[' * 100_000, b'{"a":' * 100_000,
             '{"id":"\u202e\x7f","text":"\\u0000\\u001b[31m\\u202e","width":50}'.encode(), b'{"key":"a","value":"%99999999999$@","locale":"../..","roles":["value"],"source":"\\u001b[2J","variation":"plural.plural.one"}', b'{"key":"a","roles":["x"]}', b'{"key":"a","roles":[1]}', b'{"key":1}',
             b'{"key":"k","locale":"de","variation":"substitutions.a.plural.one","value":"%#@a@","source":"%#@b@"}', b'{"key":"k","table":"' + b'\\u001b' * 1000 + b'","locale":"\\n","value":"\\u001b]0;x\\u0007"}', b'\x00', b'{"key":"a"}' * 3, b'"' * 1000]
@case('lines', arguments=('measure', '--ndjson'), formats=[None], status=(0,))
def measure_lines(): put('input', b'\n'.join(BAD_LINES * 3) + b'\n{"id":"last","text":"fine","width":100}\n{"id":"open","text":')
@case('lines', arguments=('check', '--ndjson-units'), formats=FORMATS)
def unit_lines(): put('input', b'\n'.join(BAD_LINES * 3) + b'\r\n{"key":"last","locale":"de","value":"x"}\n{"key":"open"')
@case('lines', arguments=('check', '--ndjson-units'), formats=['ndjson'], large=True)
def unit_line_of_100_megabytes(): put('input', b'{"key":"a","value":"' + b'x' * 100_000_000 + b'"}\n{"key":"b","locale":"de","value":"x"}\n' * 1)
@case('lines', arguments=('measure', '--ndjson'), formats=[None], large=True)
def measure_line_of_100_megabytes(): put('input', b'{"text":"' + b'x' * 100_000_000 + b'"}\n{"id":1,"text":"x","width":10}\n')
@case('lines', arguments=('check', '--ndjson-units'), formats=['ndjson'], large=True)
def units_of_one_key(): put('input', b'{"key":"a","locale":"de","value":"x","source":"y","roles":["label"]}\n' * 300_000)
@case('lines', arguments=('check', '--ndjson-units'), formats=['ndjson'], large=True)
def units_of_many_locales(): put('input', ''.join(f'{{"key":"k{i}","locale":"x{i}","value":"%d files","source":"y","roles":["label"]}}\n' for i in range(60_000)).encode())

RAW = re.compile('[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2028\u2029]')

def read_back(format, out):
    """Raises if the format's own reader, or a careful look, is not content."""
    text = out.decode('utf-8')  # strict: not UTF-8 is a fault
    if format == 'csv': text = text.replace('\r\n', '\n')
    bad = RAW.search(text)
    assert not bad, f'raw U+{ord(bad.group()):04X} at {bad.start()}: {text[max(0, bad.start() - 60):bad.start() + 20]!r}'
    for line in text.split('\n'):
        assert '\r' not in line, f'carriage return: {line[:80]!r}'
        depth = 0
        for c in line:
            if c in '\u2066\u2067\u2068': depth += 1
            elif c == '\u2069': depth -= 1
            assert depth >= 0, f'isolate closed that was not opened: {line[:200]!r}'
        assert depth == 0, f'open isolate: {line[:200]!r}'
        if format == 'github': assert not line or re.match(r'::(error|warning|notice) ', line), f'no annotation: {line[:80]!r}'
        elif format not in ('json', 'ndjson', 'sarif', 'gitlab', 'html', 'junit', 'checkstyle', None): assert not re.match(r'::|##\[|##vso', line), f'a command to a CI log: {line[:80]!r}'
    if format in ('json', 'sarif', 'gitlab'): json.loads(text)
    elif format in ('ndjson', None):
        for line in text.splitlines(): json.loads(line)
    elif format in ('junit', 'checkstyle'): ElementTree.fromstring(out)
    elif format == 'csv':
        for row in csv.reader(io.StringIO(text)):
            for cell in row: assert not cell[:1] in ('=', '+', '-', '@') or re.fullmatch(r'-?[\d.]*', cell), f'a formula: {cell[:40]!r}'
    elif format == 'html': assert '<script>alert' not in text and 'onerror=1>' not in text.replace('&gt;', ''), 'markup'
    assert 'root:x:0' not in text, 'a file from outside'

def run(heard, arguments, folder, stdin=None, **more):
    started = time.monotonic()
    with open(stdin or os.devnull, 'rb') as f:
        process = subprocess.Popen([heard, *arguments], stdin=f, stdout=more.pop('stdout', subprocess.PIPE), stderr=subprocess.PIPE, cwd=folder, start_new_session=True, **more)
        try: out, err = process.communicate(timeout=SECONDS * 3)
        except subprocess.TimeoutExpired:
            # heard-source, which it may have started, too.
            os.killpg(process.pid, signal.SIGKILL); out, err = process.communicate(); return None, out or b'', err, time.monotonic() - started
    return process.returncode, out or b'', err, time.monotonic() - started

def check_result(label, status, out, err, seconds, wanted, format):
    problems = []
    if status is None: problems.append(f'hangs (over {SECONDS * 3} s)')
    elif status not in wanted: problems.append(f'exit status {status}: {err[-300:]!r}')
    if seconds > SECONDS: problems.append(f'{seconds:.1f} s')
    if RAW.search(err.decode('utf-8', 'replace')): problems.append(f'raw control on standard error: {err[:200]!r}')
    if status is not None and out and out is not True:
        try: read_back(format, out)
        except Exception as e: problems.append(f'output: {e}')
    for p in problems: print(f'FAILED {label}: {p}', flush=True)
    return not problems

def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[0].startswith('-'): sys.exit(__doc__)
    heard = os.path.abspath(arguments[0]); quick = '--quick' in arguments
    only = arguments[arguments.index('--only') + 1] if '--only' in arguments else ''
    base = tempfile.mkdtemp(prefix='hostile.'); runs = failed = 0; kinds = {}; slowest = (0, '')
    home = os.getcwd()
    for c in cases:
        if quick and c['large'] or only and only not in c['name'] and only != c['kind']: continue
        folder = os.path.join(base, c['name']); os.mkdir(folder); os.chdir(folder); c['make'](); os.chdir(home)
        stdin = os.path.join(folder, 'input') if os.path.exists(os.path.join(folder, 'input')) else None
        for format in c['formats']:
            extra = ['--format', format] if format else []
            status, out, err, seconds = run(heard, c['arguments'] + extra, folder, stdin)
            ok = check_result(f"{c['name']} ({format})", status, out, err, seconds, c['status'], format)
            runs += 1; failed += not ok; kinds[c['kind']] = kinds.get(c['kind'], 0) + 1; slowest = max(slowest, (seconds, c['name']))
        subprocess.run(['rm', '-rf', folder])
    for name, action in ENVIRONMENT:
        if only and only not in name and only != 'environment': continue
        folder = os.path.join(base, name.replace(' ', '_')); os.mkdir(folder); os.chdir(folder)
        try: result = action(heard, folder)
        except AssertionError as e: result = str(e) or 'assertion'
        os.chdir(home)
        if result == 'left out': print(f'left out: {name}'); continue
        runs += 1; kinds['environment'] = kinds.get('environment', 0) + 1
        if result: failed += 1; print(f'FAILED {name}: {result}', flush=True)
    if '--keep' not in arguments: shutil.rmtree(base, ignore_errors=True)
    print(f'{runs} runs, {failed} failed; ' + ', '.join(f'{k} {n}' for k, n in sorted(kinds.items())) + f'; slowest {slowest[0]:.1f} s ({slowest[1]})')
    sys.exit(1 if failed else 0)

# Where the surroundings are hostile
def many(count=20_000):
    for locale in ['en', 'de', 'ar']: put(f'{locale}.lproj/Localizable.strings', ''.join(f'"k{i}.accessibilityValue" = "{"Selected %d" if locale == "en" else "Ausgewählt"} {i}";\n' for i in range(count)))

def closed_pipe(heard, folder):
    many()
    for format in FORMATS:
        p = subprocess.Popen([heard, 'check', '.', '--format', format], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder)
        p.stdout.read(100); p.stdout.close(); err = p.stderr.read(); p.wait(timeout=SECONDS)
        assert p.returncode in (0, 1, 2), f'{format}: {p.returncode} {err[-200:]}'
    for arguments, line in [(['measure', '--ndjson'], b'{"id":1,"text":"some words","width":100}\n'), (['check', '--ndjson-units'], b'{"key":"a","locale":"de","value":"Selected","source":"Selected","roles":["value"]}\n')]:
        put('lines', line * 200_000)
        with open('lines', 'rb') as f:
            p = subprocess.Popen([heard, *arguments], stdin=f, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            p.stdout.read(100); p.stdout.close(); err = p.stderr.read(); p.wait(timeout=SECONDS)
        assert p.returncode in (0, 1, 2) and not err, f'{arguments}: {p.returncode} {err[-200:]}'

def no_streams(heard, folder):
    pair('x')
    for redirect in ['>&-', '<&-', '2>&-', '>&- 2>&- <&-']:
        p = subprocess.run(f'"{heard}" check . {redirect}', shell=True, capture_output=True, timeout=SECONDS)
        assert p.returncode in (0, 1, 2), f'{redirect}: {p.returncode}'
    for arguments in (['measure', '--ndjson'], ['check', '--ndjson-units']):
        p = subprocess.run([heard, *arguments], stdin=os.open('.', os.O_RDONLY), capture_output=True, timeout=SECONDS)
        assert p.returncode == 2 and p.stderr, f'a folder as input: {p.returncode}'

def full_device(heard, folder):
    if not os.path.exists('/dev/full'): return 'left out'
    many(2000)
    for arguments in [['check', '.', '--format', f] for f in FORMATS] + [['scan', '.'], ['rules'], ['check', '.', '--out', 'json=/dev/full']]:
        with open('/dev/full', 'wb') as full: status, _, err, _ = run(heard, arguments, folder, stdout=full)
        assert status == 2 and err, f'{arguments}: {status} {err!r}'
    assert not os.path.isfile('/dev/full'), '/dev/full was replaced'
    put('lines', b'{"id":1,"text":"some words","width":100}\n' * 1000)
    with open('/dev/full', 'wb') as full: status, _, err, _ = run(heard, ['measure', '--ndjson'], folder, stdin='lines', stdout=full)
    assert status == 2 and err, f'measure: {status}'

def full_disk(heard, folder):
    if os.geteuid() != 0: return 'left out'
    many(5000); os.mkdir('small')
    if subprocess.run(['mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', 'small'], capture_output=True).returncode: return 'left out'
    try:
        put('small/kept.json', b'before')
        for arguments in [['check', '.', '--out', 'json=small/kept.json'], ['check', '.', '--write-baseline', 'small/base'], ['report', '.', '--output', 'small/report']]:
            status, _, err, _ = run(heard, arguments, folder)
            assert status == 2 and err, f'{arguments}: {status} {err!r}'
        assert open('small/kept.json', 'rb').read() == b'before', 'the old file is lost'
        assert not [n for n in os.listdir('small') if n.endswith('.tmp')], f'left behind: {os.listdir("small")}'
    finally: subprocess.run(['umount', '-l', 'small'])

def unreadable(heard, folder):
    if os.geteuid() != 0 and os.access('/root', os.R_OK): return 'left out'
    pair('x'); os.makedirs('fr.lproj'); put('fr.lproj/Localizable.strings', '"a" = "b";'); put('it.lproj/Localizable.strings', '"a" = "b";')
    os.chmod('it.lproj/Localizable.strings', 0); os.chmod('fr.lproj', 0)
    for parent in [folder, os.path.dirname(folder)]: os.chmod(parent, 0o755)
    drop = (lambda: os.setuid(65534)) if os.geteuid() == 0 else None
    probe = subprocess.run([heard, '--version'], capture_output=True, preexec_fn=drop) if os.access(heard, os.X_OK) else None
    if not probe or probe.returncode: os.chmod('fr.lproj', 0o755); return 'left out'
    status, out, err, seconds = run(heard, ['check', '.', '--format', 'json', '--fail-on', 'never'], folder, preexec_fn=drop)
    os.chmod('fr.lproj', 0o755)
    assert status == 2, f'status {status} {err!r}'
    files = {f['file'] for f in json.loads(out)['findings'] if f['rule'] == 'unreadable-file'}
    assert files == {'it.lproj/Localizable.strings', 'fr.lproj'}, files

def changed_meanwhile(heard, folder):
    """Files that shrink, grow, go and come while they are read."""
    text = ''.join(f'"k{i}" = "Wert %d {i}";\n' for i in range(200_000)).encode(); body = catalog({f'k{i}': {'localizations': {'de': localized(f'Wert {i}')}} for i in range(60_000)}).encode()
    for round in range(8):
        put('de.lproj/Localizable.strings', text); put('Localizable.xcstrings', body); put('A.swift', b'Text("a").accessibilityLabel("b")\n' * 10_000)
        p = subprocess.Popen([heard, 'check', '--source', '.', '--format', 'json', '--fail-on', 'never'], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        end = time.time() + 0.02 * round
        while p.poll() is None and time.time() < end + 1:
            for name in ['de.lproj/Localizable.strings', 'Localizable.xcstrings', 'A.swift']:
                os.truncate(name, 1000 * (round % 3)); open(name, 'ab').write(b'"x" = "y";\n' * 1000)
                if round % 2: os.rename(name, name + '.old'); os.rename(name + '.old', name)
            time.sleep(0.005)
        out, err = p.communicate(timeout=SECONDS)
        assert p.returncode in (0, 1, 2), f'{p.returncode} {err[-200:]!r}'
        json.loads(out)

def read_only_output(heard, folder):
    pair('x'); os.makedirs('out')
    if os.geteuid() == 0:
        if subprocess.run(['mount', '-t', 'tmpfs', '-o', 'ro', 'tmpfs', 'out'], capture_output=True).returncode: return 'left out'
    else: os.chmod('out', 0o555)
    try:
        for arguments in [['check', '.', '--out', 'json=out/a.json'], ['check', '.', '--out', 'html=out/no/a.html'], ['check', '.', '--write-baseline', 'out/base'], ['report', '.', '--output', 'out/report'], ['report', '.', '--output', 'out'], ['check', '.', '--out', 'json=out']]:
            status, out, err, _ = run(heard, arguments, folder)
            assert status == 2 and err and len(err) < 1000, f'{arguments}: {status} {err!r}'
        assert not os.listdir('out'), os.listdir('out')
    finally:
        if os.geteuid() == 0: subprocess.run(['umount', '-l', 'out'])

def interrupted(heard, folder):
    for i in range(12): put(f'T{i}.xcstrings', catalog({f'k{j}.accessibilityValue': {'localizations': {l: localized(f'Selected %d  {j}') for l in ['en', 'de', 'fr', 'ar', 'ja', 'ru']}} for j in range(3000)}))
    status, _, err, whole = run(heard, ['check', '.', '--format', 'json', '--out', 'sarif=out.sarif', '--fail-on', 'never'], folder)
    assert status == 0, f'{status} {err!r}'
    os.remove('out.sarif'); seen = set(); killed = 0
    for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
        for part in [0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97]:
            def listen():  # a script's background jobs ignore some
                for n in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]: signal.signal(n, signal.SIG_DFL)
            p = subprocess.Popen([heard, 'check', '.', '--format', 'json', '--out', 'sarif=out.sarif', '--fail-on', 'never'], stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=listen)
            time.sleep(whole * part); sent = time.time(); p.send_signal(number); out, err = p.communicate(timeout=SECONDS)
            name = f'{number.name} after {whole * part:.2f} s'
            assert p.returncode in (0, -number) + ((2,) if number == signal.SIGINT else ()), f'{name}: {p.returncode} {err[-200:]!r}'
            if p.returncode < 0:
                killed += 1; late = time.time() - sent
                assert late < 1, f'{name}: ended {late:.1f} s later'
            if p.returncode == 2:
                report = json.loads(out); assert any('interrupted' in r for r in report['remarks']), report['remarks']; seen.add(len(report['findings']))
            left = [n for n in os.listdir('.') if n.endswith('.tmp')]
            assert not left, f'{name}: left behind {left}'
            if os.path.exists('out.sarif'): json.load(open('out.sarif')); os.remove('out.sarif')
    assert seen, 'no partial report'
    assert killed > 5, f'only {killed} ended by a signal'

def little_memory(heard, folder):
    put('de.lproj/Localizable.strings', '"a" = "' + 'wort ' * 2_000_000 + '";')
    p = subprocess.run([heard, 'check', '.'], capture_output=True, timeout=SECONDS, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, (1 << 20, 1 << 20)))
    assert p.returncode in (0, 1, 2), f'{p.returncode}'

ENVIRONMENT = [('closed pipe', closed_pipe), ('no streams', no_streams), ('full device', full_device), ('full disk', full_disk), ('unreadable', unreadable), ('read-only output', read_only_output), ('changed meanwhile', changed_meanwhile), ('interrupted', interrupted), ('small stack', little_memory)]

if __name__ == '__main__': main()
