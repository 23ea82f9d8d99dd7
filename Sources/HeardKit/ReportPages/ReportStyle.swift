/// Style sheets of the report's pages beyond what all pages share, and the filters, which are style sheets too.
enum ReportStyle {
    static func page(rules: [String]) -> String {
        var out = common
        // A filter hides what it does not ask for; `:has` reads the choice, so no script is needed.
        for role in ["label", "value", "hint", "announcement", "reason", "custom-action", "input-label"] {
            out += "body:has(#f-role option[value=\"\(role)\"]:checked) .item:not(.role-\(role)) { display: none; }\n"
        }
        for severity in ["error", "warning", "note"] {
            out += "body:has(#f-severity option[value=\"\(severity)\"]:checked) .item:not(.s-\(severity)) { display: none; }\n"
        }
        for rule in rules where rule.utf8.allSatisfy({ ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }) {
            out += "body:has(#f-rule option[value=\"\(rule)\"]:checked) .item:not(.r-\(rule)) { display: none; }\n"
        }
        return out
    }

    static let common = """
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
        .figures { display: flex; flex-wrap: wrap; gap: .75rem 2rem; } .figures dt { color: var(--dim); font-size: .92rem; } .figures dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
        caption { text-align: start; font-weight: 600; padding: .5rem 0; } tbody th { font-weight: 400; }
        .filters { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; background: var(--soft); padding: .25rem 1rem; margin: 1.5rem 0; } .filters label { font-weight: 600; }
        select, input { font: inherit; color: var(--fg); background: var(--bg); border: 1px solid var(--line); border-radius: 4px; padding: .3rem .5rem; max-width: 100%; min-height: 2.75rem; }
        .block { display: block; } .scroll { overflow-x: auto; } .hidden-by-text { display: none !important; }
        table.strings { table-layout: fixed; } details > summary { cursor: pointer; } details > summary > h3 { display: inline; }
        .script > li { margin: 1rem 0; } .script dl > div { display: grid; grid-template-columns: 7rem 1fr; gap: .5rem; } .script dt { font-weight: 600; } .script dd { margin: 0; } .script dd ul { margin: 0; padding-inline-start: 1.1rem; }
        svg { max-width: 100%; height: auto; }
        @media (max-width: 46rem) {
          table.strings, table.strings tbody, table.strings tr, table.strings th, table.strings td { display: block; width: auto; } table.strings thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table.strings tr { border-bottom: 2px solid var(--line); padding: .5rem 0; } table.strings td, table.strings th { border: 0; padding: .25rem 0; }
          table.strings td[data-name]::before { content: attr(data-name) ": "; color: var(--dim); font-size: .92rem; }
          .script dl > div { grid-template-columns: 1fr; gap: 0; }
        }

        """
}

/// The text filter: the one thing on the page that needs a script; the page is whole without it.
enum FilterScript {
    /// Changing it changes the hash in the policy, which is computed when the page is written.
    static let text = """
        (function () {
          var line = document.getElementById('f-text-line'), input = document.getElementById('f-text'), count = document.getElementById('f-count');
          if (!line || !input || !count) return;
          var items = Array.prototype.slice.call(document.querySelectorAll('.item'));
          var texts = items.map(function (item) { return item.textContent.toLowerCase(); });
          line.hidden = false;
          input.addEventListener('input', function () {
            var wanted = input.value.toLowerCase(), shown = 0;
            items.forEach(function (item, i) {
              var hit = texts[i].indexOf(wanted) >= 0;
              item.classList.toggle('hidden-by-text', !hit);
              if (hit) shown += 1;
            });
            count.textContent = wanted ? shown + ' of ' + items.length + ' match' : '';
          });
          input.form.addEventListener('submit', function (event) { event.preventDefault(); });
        })();
        """

    static var element: String { "<script>\(text)</script>\n" }
}
