#!/usr/bin/env python3
"""Checks the pages of `heard report` with axe-core in headless Chromium: no violation, no console error, readable without scripts.

usage: axe.py FOLDER      needs chromium and axe.min.js (from axe-playwright-python); no network
"""
import glob, html, importlib.util, json, os, re, subprocess, sys, tempfile

def axe_source():
    spec = importlib.util.find_spec("axe_playwright_python")
    found = glob.glob(os.path.join(os.path.dirname(spec.origin), "**", "axe.min.js"), recursive=True)
    return open(found[0], encoding="utf-8").read()

def dump(path, *flags):
    with tempfile.TemporaryDirectory() as profile:
        p = subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", f"--user-data-dir={profile}", "--virtual-time-budget=20000", *flags,
                            "--dump-dom", "file://" + os.path.abspath(path)], capture_output=True, text=True, timeout=180)
    errors = [l for l in p.stderr.splitlines() if "CONSOLE" in l]
    return p.stdout, errors

def main():
    folder = sys.argv[1]; bad = 0; source = axe_source()
    for page in sorted(glob.glob(os.path.join(folder, "*.html"))):
        text = open(page, encoding="utf-8").read()
        plain, errors = dump(page)
        # The page under test gets axe as a second script, so its policy is lifted in the copy only; the real page was loaded above.
        copy = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", text)
        run = "axe.run(document).then(r => { var p = document.createElement('pre'); p.id = 'axe-result'; p.textContent = JSON.stringify(r.violations.map(v => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 200), v.nodes[0].failureSummary])); document.body.appendChild(p); });"
        copy = copy.replace("</body>", "<script>" + source.replace("</script", "<\\/script") + "</script><script>" + run + "</script></body>")
        with tempfile.NamedTemporaryFile("w", suffix=".html", delete=False, encoding="utf-8") as f: f.write(copy)
        dom, _ = dump(f.name, "--window-size=1280,900"); os.unlink(f.name)
        m = re.search(r'<pre id="axe-result">(.*?)</pre>', dom, re.S)
        violations = json.loads(html.unescape(m.group(1))) if m else [["axe did not run", 0, "", ""]]
        print(f"{os.path.basename(page)}: {len(violations)} violations, {len(errors)} console messages")
        for v in violations: print("   ", v[0], v[1], v[2], v[3])
        for e in errors: print("   ", e)
        bad += len(violations) + len(errors)
    sys.exit(1 if bad else 0)

main()
