#!/usr/bin/env python3
"""Checks randomly damaged localization files.

usage: damage.py HEARD FOLDER [--files N] [--seed S] [--batch N] [--keep FOLDER]
Takes N files (default 1000) from below FOLDER at random, damages each (bytes flipped, cut off, inserted, pieces of another file spliced in, lengths and
encodings changed), and runs `heard check` on batches of them. A signal, an exit status other than 0, 1 and 2, or more than a minute for a batch is a failure;
the file that causes it is found by halving and kept. The same seed gives the same damage.
"""
import os, random, shutil, subprocess, sys, tempfile, time

ENDINGS = ('.strings', '.stringsdict', '.xcstrings', '.xliff', '.xlf')
SECONDS = 20
BITES = [b'\0', b'"', b'\\', b'{', b'}', b'<', b'>', b'&', b';', b'=', b'%', b'/*', b'*/', b'[', b']', b':', b',', b'<![CDATA[', b'-->', b'\\u', b'\\ud800', b'%#@', b'$@', b'\xff', b'\xed\xa0\x80',
         b'\xe2\x80\xae', b'\xef\xbb\xbf', b'\xff\xfe', b'<!DOCTYPE x [<!ENTITY a "b">]>', b'&#x110000;', b'99999999999', b'\r', b'\xc2\x85', b'bplist00', b'<dict>', b'</dict>', b'<key>']

def damage(data, other, chance):
    data = bytearray(data[:1 << 20])
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        kind = chance.randrange(9); at = chance.randrange(len(data) + 1); length = min(len(data) - at, chance.choice((1, 2, 8, 64, 1024)))
        if kind == 0 and data: data[min(at, len(data) - 1)] ^= 1 << chance.randrange(8)
        elif kind == 1: del data[at:]
        elif kind == 2: data[at:at] = chance.choice(BITES) * chance.choice((1, 1, 1, 3, 100))
        elif kind == 3: del data[at:at + length]
        elif kind == 4 and other:
            start = chance.randrange(len(other)); data[at:at + length] = other[start:start + chance.choice((4, 64, 1024, 8192))]
        elif kind == 5: data[at:at] = data[at:at + length] * chance.choice((1, 2, 50))
        elif kind == 6: data[at:at + length] = bytes(chance.randrange(256) for _ in range(length))
        elif kind == 7 and chance.random() < 0.2: data = bytearray(data.decode('latin-1').encode(chance.choice(('utf-16', 'utf-16-le', 'utf-16-be', 'utf-32'))))
        elif kind == 8 and data: end = chance.randrange(len(data)); del data[:end // 4]
    return bytes(data)

def check(heard, files, folder):
    """None when all is well, else what went wrong."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in files:
        path = os.path.join(folder, name); os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as f: f.write(data)
    started = time.monotonic()
    # A batch is many files, and other work on the machine is no hang.
    p = subprocess.Popen([heard, 'check', folder, '--format', 'ndjson'], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
    try: _, err = p.communicate(timeout=SECONDS * 6)
    except subprocess.TimeoutExpired:
        p.kill(); p.communicate(); return f'no end after {SECONDS * 6} s'
    if p.returncode not in (0, 1, 2): return f'exit status {p.returncode}: {err[-400:].decode("utf-8", "replace")}'
    seconds = time.monotonic() - started
    return f'{seconds:.0f} s' if seconds > SECONDS * 3 else None

def main():
    arguments = sys.argv[1:]
    if len(arguments) < 2 or arguments[0].startswith('-'): sys.exit(__doc__)
    option = lambda name, default: type(default)(arguments[arguments.index(name) + 1]) if name in arguments else default
    heard, root = os.path.abspath(arguments[0]), arguments[1]
    count, seed, batch, keep = option('--files', 1000), option('--seed', 1), option('--batch', 250), option('--keep', '')
    paths = sorted(os.path.join(d, n) for d, _, names in os.walk(root) for n in names if n.endswith(ENDINGS))
    if not paths: sys.exit(f'no localization files under {root}')
    chance = random.Random(seed); work = tempfile.mkdtemp(prefix='damage.'); done = failed = 0; slowest = 0.0
    while done < count:
        files = []
        for i in range(min(batch, count - done)):
            path, other = chance.choice(paths), chance.choice(paths)
            with open(path, 'rb') as f: data = f.read()
            with open(other, 'rb') as f: splice = f.read(1 << 16)
            parent = next((p for p in path.split(os.sep) if p.endswith('.lproj')), 'en.lproj')
            files.append((os.path.join(f'{done + i:06}', parent, os.path.basename(path)), damage(data, splice, chance)))
        started = time.monotonic(); problem = check(heard, files, os.path.join(work, 'batch')); slowest = max(slowest, time.monotonic() - started)
        if problem:
            failed += 1; left = files
            while len(left) > 1:
                half = left[:len(left) // 2]
                if check(heard, half, os.path.join(work, 'half')): left = half
                elif check(heard, left[len(half):], os.path.join(work, 'half')): left = left[len(half):]
                else: break
            print(f'FAILED batch at {done} (seed {seed}): {problem}; {len(left)} file(s): {left[0][0]}', flush=True)
            if keep:
                for name, data in left:
                    target = os.path.join(keep, f'{seed}', name); os.makedirs(os.path.dirname(target), exist_ok=True); open(target, 'wb').write(data)
        done += len(files)
    shutil.rmtree(work, ignore_errors=True)
    print(f'{done} damaged files (seed {seed}), {failed} batches failed, slowest batch {slowest:.1f} s')
    sys.exit(1 if failed else 0)

main()
