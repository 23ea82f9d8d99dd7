#!/usr/bin/env python3
"""Checks the pages of `heard report` in headless Chromium, in one browser for all of them.

For each page: no axe-core violation (light and dark, 1280 and 320 points wide), no console message, no sideways scrolling at 320 points,
and all of its text laid out with scripts switched off.

usage: axe.py FOLDER [SECONDS]     needs chromium, and from PyPI axe-playwright-python (for its axe.min.js alone) and websockets; no network
"""
import contextlib, glob, importlib.util, json, os, shutil, subprocess, sys, tempfile, time, urllib.request
from websockets.sync.client import connect


def axe_source():
    spec = importlib.util.find_spec("axe_playwright_python")
    found = glob.glob(os.path.join(os.path.dirname(spec.origin), "**", "axe.min.js"), recursive=True)
    return open(found[0], encoding="utf-8").read()


class Browser:
    """A headless Chromium, driven through the DevTools protocol."""

    def __init__(self):
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        marker, end = os.path.join(self.profile, "DevToolsActivePort"), time.time() + 60
        while not (os.path.exists(marker) and open(marker).read().strip()):
            if time.time() > end: raise SystemExit("chromium did not start")
            time.sleep(0.1)
        port = open(marker).read().split()[0]
        tabs = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
        self.resources = contextlib.ExitStack()
        self.socket = self.resources.enter_context(connect([t for t in tabs if t["type"] == "page"][0]["webSocketDebuggerUrl"], max_size=None))
        self.number, self.messages, self.loaded = 0, [], 0
        for domain in ("Page", "Runtime", "Log", "DOMSnapshot"): self.call(domain + ".enable")

    def event(self, message):
        method, params = message.get("method"), message.get("params", {})
        if method == "Runtime.consoleAPICalled": self.messages.append(" ".join(str(a.get("value", "")) for a in params["args"]))
        if method == "Runtime.exceptionThrown": self.messages.append(params["exceptionDetails"]["text"])
        if method == "Log.entryAdded": self.messages.append(params["entry"]["text"])
        if method == "Page.loadEventFired": self.loaded += 1

    def call(self, method, **params):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(timeout=120))
            if message.get("id") != self.number: self.event(message); continue
            if "error" in message: raise SystemExit(f"{method}: {message['error']}")
            return message["result"]

    def open(self, page, width, dark, script=True):
        before = self.loaded
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.call("Page.navigate", url="file://" + os.path.abspath(page))
        while self.loaded == before: self.event(json.loads(self.socket.recv(timeout=120)))

    def run(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result: raise SystemExit(result["exceptionDetails"])
        return result["result"].get("value")

    def shown_text(self):
        """Text that is laid out, without asking a script."""
        snapshot = self.call("DOMSnapshot.captureSnapshot", computedStyles=[])
        strings = snapshot["strings"]
        return "".join(strings[i] for d in snapshot["documents"] for i in d["layout"]["text"] if i >= 0)

    def close(self):
        self.resources.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def main():
    folder, limit = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 600
    source, bad, start, browser = axe_source(), 0, time.time(), Browser()
    ask = "axe.run(document).then(r => r.violations.map(v => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 200), v.nodes[0].failureSummary]))"
    try:
        pages = sorted(glob.glob(os.path.join(folder, "*.html")))
        if not pages: raise SystemExit(f"no pages in {folder}")
        for page in pages:
            if time.time() - start > limit: raise SystemExit(f"stopped after {limit:.0f} s, before {os.path.basename(page)}")
            violations, problems = [], []
            browser.messages = []
            for width, dark in ((1280, False), (320, True)):
                browser.open(page, width, dark)
                # What is folded is checked too.
                browser.run("document.querySelectorAll('details').forEach(d => d.open = true)")
                if width == 320:
                    sideways = browser.run("document.documentElement.scrollWidth")
                    if sideways > 320: problems.append(f"{sideways} points wide on a page of 320")
                shown = len(browser.shown_text())
                browser.run(source + "; true")
                violations += [[width] + v for v in browser.run(ask)]
            messages = list(browser.messages)
            browser.open(page, 1280, False, script=False)
            text = browser.shown_text()
            for words in ("What", "Findings" if not page.endswith("index.html") else "Locales"):
                if words not in text: problems.append(f"without scripts “{words}” is not shown")
            print(f"{os.path.basename(page)}: {len(violations)} violations, {len(messages)} console messages, {len(problems)} problems; {shown} characters, {len(text)} without scripts or unfolding")
            for item in violations + messages + problems: print("   ", item)
            bad += len(violations) + len(messages) + len(problems)
        print(f"{len(pages)} pages, {bad} problems, {time.time() - start:.0f} s")
    finally:
        browser.close()
    sys.exit(1 if bad else 0)


main()
