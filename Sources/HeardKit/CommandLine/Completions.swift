/// Completion scripts for shells, made from ``CommandTable``.
public enum Completions {
    static let shells = ["bash", "zsh", "fish"]

    public static func script(for shell: String, rules: [String]) -> String? {
        switch shell {
        case "bash": bash(rules)
        case "zsh": zsh(rules)
        case "fish": fish(rules)
        default: nil
        }
    }

    private static let ruleOptions: Set<String> = ["rule", "disable", "severity"]

    private static func bash(_ rules: [String]) -> String {
        var out = """
            # bash completion of heard
            _heard() {
                local current="${COMP_WORDS[COMP_CWORD]}" previous="" command="" i
                [ "$COMP_CWORD" -gt 0 ] && previous="${COMP_WORDS[COMP_CWORD-1]}"
                COMPREPLY=()
                for ((i = 1; i < COMP_CWORD; i++)); do
                    case "${COMP_WORDS[i]}" in -*) ;; *) command="${COMP_WORDS[i]}"; break ;; esac
                done
                if [ -z "$command" ]; then
                    COMPREPLY=($(compgen -W "\(CommandTable.all.map(\.name).joined(separator: " ")) --help --version" -- "$current"))
                    return
                fi
                case "$command:$previous" in

            """
        for command in CommandTable.all {
            for option in command.options {
                let pattern = "\(command.name):--\(option.name)" + (option.letter.map { "|\(command.name):-\($0)" } ?? "")
                switch option.argument {
                case .none: break
                case .choice(let words): out += "        \(pattern)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\")); return ;;\n"
                case .folder: out += "        \(pattern)) COMPREPLY=($(compgen -d -- \"$current\")); return ;;\n"
                case .file: out += "        \(pattern)) COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n"
                case .choiceAndFile(let words): out += "        \(pattern)) COMPREPLY=($(compgen -W \"\(words.map { $0 + "=" }.joined(separator: " "))\" -- \"$current\")); return ;;\n"
                case .text, .count:
                    let words = ruleOptions.contains(option.name) ? rules.joined(separator: " ") : ""
                    out += "        \(pattern)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")); return ;;\n"
                }
            }
            if command.name == "explain" { out += "        explain:explain) COMPREPLY=($(compgen -W \"\(rules.joined(separator: " "))\" -- \"$current\")); return ;;\n" }
            if command.name == "completions" { out += "        completions:completions) COMPREPLY=($(compgen -W \"\(shells.joined(separator: " "))\" -- \"$current\")); return ;;\n" }
        }
        out += "    esac\n    if [ \"${current#-}\" != \"$current\" ]; then\n        case \"$command\" in\n"
        for command in CommandTable.all {
            out += "            \(command.name)) COMPREPLY=($(compgen -W \"\((command.options.map { "--" + $0.name } + ["--help"]).joined(separator: " "))\" -- \"$current\")) ;;\n"
        }
        return out + "        esac\n    else\n        COMPREPLY=($(compgen -f -- \"$current\"))\n    fi\n}\ncomplete -o filenames -F _heard heard\n"
    }

    private static func zsh(_ rules: [String]) -> String {
        var out = "#compdef heard\n# zsh completion of heard\n_heard() {\n    local -a commands\n    commands=(\n"
        for command in CommandTable.all { out += "        \(quote("\(command.name):\(command.summary)"))\n" }
        out += "    )\n    if (( CURRENT == 2 )); then\n        _describe 'command' commands\n        return\n    fi\n    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n    case $command in\n"
        for command in CommandTable.all {
            out += "        \(command.name))\n            _arguments -s"
            for option in command.options {
                let text = option.help.map { "[]:".contains($0) ? " " : String($0) }.joined()
                let action: String
                switch option.argument {
                case .none: action = ""
                case .choice(let words): action = ":\(option.name):(\(words.joined(separator: " ")))"
                case .file: action = ":file:_files"
                case .folder: action = ":folder:_files -/"
                case .choiceAndFile(let words): action = ":format:(\(words.map { $0 + "=" }.joined(separator: " ")))"
                case .text(let name), .count(let name): action = ruleOptions.contains(option.name) ? ":rule:(\(rules.joined(separator: " ")))" : ":\(name):"
                }
                let star = option.isRepeatable ? "*" : ""
                let equals = option.argument == .none ? "" : "="
                out += " \\\n                \(quote("\(star)--\(option.name)\(equals)[\(text)]\(action)"))"
            }
            switch command.name {
            case "explain": out += " \\\n                \(quote("1:rule:(\(rules.joined(separator: " ")))"))"
            case "completions": out += " \\\n                \(quote("1:shell:(\(shells.joined(separator: " ")))"))"
            default: out += " \\\n                '*:file:_files'"
            }
            out += "\n            ;;\n"
        }
        return out + "    esac\n}\nif [ \"$funcstack[1]\" = _heard ]; then _heard \"$@\"; else compdef _heard heard; fi\n"
    }

    private static func fish(_ rules: [String]) -> String {
        var out = "# fish completion of heard\ncomplete -c heard -n __fish_use_subcommand -f\n"
        for command in CommandTable.all { out += "complete -c heard -n __fish_use_subcommand -f -a \(command.name) -d \(quote(command.summary))\n" }
        for command in CommandTable.all {
            for option in command.options {
                var line = "complete -c heard -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)"
                if let letter = option.letter { line += " -s \(letter)" }
                switch option.argument {
                case .none: break
                case .choice(let words): line += " -x -a \(quote(words.joined(separator: " ")))"
                case .file: line += " -r -F"
                case .folder: line += " -x -a '(__fish_complete_directories)'"
                case .choiceAndFile(let words): line += " -x -a \(quote(words.map { $0 + "=" }.joined(separator: " ")))"
                case .text, .count: line += ruleOptions.contains(option.name) ? " -x -a \(quote(rules.joined(separator: " ")))" : " -x"
                }
                out += line + " -d \(quote(option.help))\n"
            }
        }
        out += "complete -c heard -n '__fish_seen_subcommand_from explain' -f -a \(quote(rules.joined(separator: " ")))\n"
        return out + "complete -c heard -n '__fish_seen_subcommand_from completions' -f -a '\(shells.joined(separator: " "))'\n"
    }

    /// A word in single quotes for all three shells.
    private static func quote(_ text: String) -> String { "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'" }
}
