import { posixTables } from './posix-tables'
import type { Spot } from './spots'

const driver = String.raw`_liftwatch_names() {
  local -a names
  names=("\${(@f)$(liftwatch complete "$1" "$2" 2>/dev/null)}")
  compadd -- "\${(@)names:#}"
}

_liftwatch() {
  emulate -L zsh
  local word="\${words[CURRENT]}" before="\${words[CURRENT-1]}" place choices live prefix=''
  place="$(_liftwatch_place "\${(@)words[2,CURRENT-1]}")"
  case "$word" in
    --*=*) before="\${word%%=*}"; prefix="$before=" ;;
  esac
  case " $(_liftwatch_valued "$place") " in
    *" $before "*)
      choices="$(_liftwatch_values "$place" "$before")"
      live="$(_liftwatch_live "$place" "$before")"
      if [ -n "$prefix" ]; then compset -P '*='; word="\${word#*=}"; fi
      if [ -n "$live" ]; then _liftwatch_names "$live" "$word"; return; fi
      # Several have commas between.
      compset -P '*,'
      if [ -z "$choices" ]; then _files; return; fi
      ;;
    *)
      case "$word" in
        -*) choices="$(_liftwatch_flags "$place")" ;;
        *)
          choices="$(_liftwatch_words "$place")"
          live="$(_liftwatch_live "$place" '')"
          if [ -n "$live" ]; then _liftwatch_names "$live" "$word"; return; fi
          if [ -z "$choices" ]; then _files; return; fi
          ;;
      esac
      ;;
  esac
  compadd -- \${=choices}
}

# Read by the completion system itself, it is called; sourced, it registers.
if [ "$funcstack[1]" = '_liftwatch' ]; then _liftwatch "$@"; else compdef _liftwatch liftwatch; fi`.replaceAll(
  '\\$',
  '$',
)

/** Completion for zsh, to source or to put into a folder of fpath as _liftwatch. */
export function zshScript(spots: readonly Spot[]): string {
  return `#compdef liftwatch\n# Load it with: source <(liftwatch completion zsh)\n\n${posixTables(spots)}\n\n${driver}\n`
}
