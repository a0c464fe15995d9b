import { spellings, type Spot } from './spots'

function caseOf(pattern: string, words: readonly string[]): string {
  return `    ${pattern}) echo '${words.join(' ')}' ;;`
}

function functionOf(name: string, subject: string, cases: readonly string[]): string {
  return `${name}() {\n  case "${subject}" in\n${cases.join('\n')}\n  esac\n}`
}

/**
 * What bash and zsh both read: what may be at a place (`words`, `flags`), which flags there take a value (`valued`), and
 * which values those take that have a choice (`values`), or whose names a value or an argument is (`live`).
 */
export function posixTables(spots: readonly Spot[]): string {
  const words = spots.filter(spot => spot.words.length > 0)
  const valued = spots.map(({ path, flags }) => ({
    path,
    names: flags.filter(({ takesValue }) => takesValue).flatMap(spellings),
  }))
  const values = spots.flatMap(({ path, flags }) =>
    flags.flatMap(flag =>
      typeof flag.choices === 'object'
        ? spellings(flag).map(name => caseOf(`'${path} ${name}'`, flag.choices as readonly string[]))
        : [],
    ),
  )
  const live = spots.flatMap(({ path, live: ofArgument, flags }) => [
    ...(ofArgument ? [caseOf(`'${path} '`, [ofArgument])] : []),
    ...flags.flatMap(flag => {
      const { choices } = flag
      return typeof choices === 'string' ? spellings(flag).map(name => caseOf(`'${path} ${name}'`, [choices])) : []
    }),
  ])
  return [
    functionOf(
      '_liftwatch_words',
      '$1',
      words.map(spot =>
        caseOf(
          `'${spot.path}'`,
          spot.words.map(({ name }) => name),
        ),
      ),
    ),
    functionOf(
      '_liftwatch_flags',
      '$1',
      spots.map(spot => caseOf(`'${spot.path}'`, spot.flags.flatMap(spellings))),
    ),
    functionOf(
      '_liftwatch_valued',
      '$1',
      valued.map(({ path, names }) => caseOf(`'${path}'`, names)),
    ),
    functionOf('_liftwatch_values', '$1 $2', values),
    functionOf('_liftwatch_live', '$1 $2', live),
    // Follows the words that are typed already to the place where one is; values of flags are no commands.
    `_liftwatch_place() {
  local at='' word next skip=''
  for word in "$@"; do
    if [ -n "$skip" ]; then skip=''; continue; fi
    case "$word" in
      -*=*) ;;
      help) ;;
      -*) case " $(_liftwatch_valued "$at") " in *" $word "*) skip=1 ;; esac ;;
      *)
        next="\${at:+$at }$word"
        case " $(_liftwatch_words "$at") " in *" $word "*) [ -n "$(_liftwatch_flags "$next")" ] && at="$next" ;; esac
        ;;
    esac
  done
  echo "$at"
}`,
  ].join('\n\n')
}
