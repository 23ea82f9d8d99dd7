/// Style sheets of the report's pages beyond what all pages share, and the filters, which are style sheets too.
enum ReportStyle {
    static func page(rules: [String]) -> String {
        var out = common
        // A filter hides what it does not ask for; `:has` reads the choice, so no script is needed.
        for role in ["label", "value", "hint", "announcement", "reason", "custom-action", "input-label"] {
            out += "body:has(#f-role option[value=\"\(role)\"]:checked) .item:not(.role-\(role)) { display: none; }\n"
        }
        for severity in ["any", "error", "warning", "note"] {
            out += "body:has(#f-severity option[value=\"\(severity)\"]:checked) .item:not(.s-\(severity)) { display: none; }\n"
        }
        for rule in rules where rule.utf8.allSatisfy({ ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }) {
            out += "body:has(#f-rule option[value=\"\(rule)\"]:checked) .item:not(.r-\(rule)) { display: none; }\n"
        }
        return out
    }

    static let common = """
        nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: .5rem 0 0; }
        .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem; margin: 1.25rem 0; }
        .figures > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; border: 1px solid var(--rule); border-block-start: 4px solid var(--line); border-radius: 6px; padding: .5rem .9rem .6rem; }
        .figures dt { color: var(--dim); font-size: .9rem; line-height: 1.3; } .figures dd { margin: 0; font-size: 1.6rem; line-height: 1.25; font-weight: 650; font-variant-numeric: tabular-nums; }
        .figures .error { border-block-start-color: var(--error); } .figures .warning { border-block-start-color: var(--warning); } .figures .note { border-block-start-color: var(--note); }
        .bar { display: block; height: 4px; margin-block: .2rem .35rem; border-radius: 2px; background: var(--rule); overflow: hidden; } .bar > span { display: block; height: 100%; background: var(--link); }
        caption { text-align: start; font-weight: 600; font-size: 1.05rem; padding: 1.25rem 0 .5rem; } tbody th { font-weight: 400; }
        tr.group th { font-weight: 600; padding-block-start: 1.4rem; border-bottom: 2px solid var(--line); } .zero { color: var(--dim); }
        .filters { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem; background: var(--soft); border-radius: 6px; padding: .4rem 1rem; margin: 2rem 0 1rem; } .filters p { margin: .3rem 0; } .filters label { font-weight: 600; }
        select, input, button { font: inherit; color: var(--fg); background: var(--bg); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem; max-width: 100%; min-height: 2.75rem; } button { font-weight: 600; padding-inline: 1rem; }
        .block { display: block; } .hidden-by-text { display: none !important; }
        table.strings { table-layout: fixed; } table.strings thead th:first-child { width: 22%; } table.strings thead th:last-child { width: 34%; }
        .strings .findings { margin: 0; } .strings .finding:first-child { margin-block-start: 0; } .utterance { margin-block-start: .4rem; } .why { font-weight: 400; }
        summary { cursor: pointer; } .file { border-block-start: 1px solid var(--rule); padding-block: .5rem; } .file > summary > h3 { display: inline; }
        .fold { margin: .5rem 0; border: 1px solid var(--rule); border-radius: 6px; padding: .5rem .75rem; } .keys { margin: .5rem 0 0; padding-inline-start: 1.1rem; } .keys li { margin: .2rem 0; }
        .picture { margin-block-start: .5rem; } .picture summary { font-size: .9rem; color: var(--dim); padding-block: .25rem; } .picture svg { display: block; border-radius: 6px; }
        .strings td > q, .texts dd > q { display: block; width: fit-content; max-width: 100%; }
        .rules thead th:first-child { width: 16rem; } .rules .number { width: 5.5rem; } .locales .number { width: 6rem; }
        .trace thead th:first-child { width: 44%; } .trace thead th:last-child { width: 8rem; }
        .script { padding-inline-start: 1.5rem; } .script > li { margin: 1.25rem 0; padding-block-start: 1rem; border-block-start: 1px solid var(--rule); } .script dl { margin: 0; }
        .script dl > div { display: grid; grid-template-columns: 6rem 1fr; gap: .75rem; padding-block: .2rem; } .script dt { color: var(--dim); } .script dd { margin: 0; } .script dd ul { list-style: none; margin: 0; padding: 0; }
        .script label { display: flex; gap: .6rem; align-items: start; padding-block: .2rem; } .script input { min-height: 0; width: 1.5rem; height: 1.5rem; flex: none; margin: 0; accent-color: var(--link); }
        svg { max-width: 100%; height: auto; }
        @media (max-width: 46rem) {
          table.stack, .stack tbody, .stack tr, .stack th, .stack td { display: block; width: auto !important; } .stack caption { display: block; }
          .stack thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
          .stack tr { border-bottom: 1px solid var(--line); padding: .6rem 0; } .stack td, .stack th { border: 0; padding: .15rem 0; }
          .stack tr.group { border-bottom: 0; padding: 1.25rem 0 0; } .stack tr.group th { border: 0; }
          .stack tbody th:not([colspan]) { font-size: 1.05rem; } .stack td.empty { display: none; }
          .stack td[data-name]::before { content: attr(data-name) " "; color: var(--dim); font-size: .9rem; }
          .stack td.number { display: inline-block; text-align: start; margin-inline-end: 1.1rem; } .stack td.number .bar, .stack td.number:has(.zero), .strings td:has(> .zero) { display: none; }
          .strings td[data-name]::before { display: block; margin-block-start: .35rem; }
          .script dl > div { grid-template-columns: 1fr; gap: 0; } .script { padding-inline-start: 1.25rem; }
          .figures { grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); }
        }
        @media print { .filters, nav { display: none; } .script > li { break-inside: avoid; } }

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
          function filter() {
            var wanted = input.value.toLowerCase(), shown = 0;
            items.forEach(function (item, i) {
              var hit = texts[i].indexOf(wanted) >= 0;
              item.classList.toggle('hidden-by-text', !hit);
              if (hit) shown += 1;
            });
            count.textContent = wanted ? shown + ' of ' + items.length + ' match' : '';
          }
          input.addEventListener('input', filter);
          input.form.addEventListener('reset', function () { setTimeout(filter, 0); });
          input.form.addEventListener('submit', function (event) { event.preventDefault(); });
        })();
        """

    static var element: String { "<script>\(text)</script>\n" }
}
