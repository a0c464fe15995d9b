import { posixTables } from './posix-tables'
import type { Spot } from './spots'

const driver = String.raw`_liftwatch_names() {
  local names name
  mapfile -t names < <(liftwatch complete "$1" "$2" 2>/dev/null)
  for name in "\${names[@]}"; do COMPREPLY+=("$(printf '%q' "$name")"); done
}

_liftwatch() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" place choices live list=''
  # Bash takes an equals sign for a word of its own.
  if [ "$before" = '=' ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  if [ "$word" = '=' ]; then word=''; fi
  place="$(_liftwatch_place "\${COMP_WORDS[@]:1:COMP_CWORD-1}")"
  COMPREPLY=()
  case " $(_liftwatch_valued "$place") " in
    *" $before "*)
      choices="$(_liftwatch_values "$place" "$before")"
      live="$(_liftwatch_live "$place" "$before")"
      if [ -n "$live" ]; then _liftwatch_names "$live" "$word"; return 0; fi
      # Several have commas between.
      case "$word" in *,*) list="\${word%,*},"; word="\${word##*,}" ;; esac
      # A free value may be a file.
      if [ -z "$choices" ]; then compopt -o default 2>/dev/null; return 0; fi
      ;;
    *)
      case "$word" in
        -*) choices="$(_liftwatch_flags "$place")" ;;
        *)
          choices="$(_liftwatch_words "$place")"
          live="$(_liftwatch_live "$place" '')"
          if [ -n "$live" ]; then _liftwatch_names "$live" "$word"; return 0; fi
          if [ -z "$choices" ]; then compopt -o default 2>/dev/null; return 0; fi
          ;;
      esac
      ;;
  esac
  COMPREPLY=($(compgen -P "$list" -W "$choices" -- "$word"))
}

complete -F _liftwatch liftwatch`.replaceAll('\\$', '$')

/** Completion for bash 4 and newer. */
export function bashScript(spots: readonly Spot[]): string {
  return `# Load it with: source <(liftwatch completion bash)\n\n${posixTables(spots)}\n\n${driver}\n`
}
