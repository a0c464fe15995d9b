import type { LiveKind } from './offered'
import { spellings, type Spot } from './spots'

function quoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`
}

function functionOf(name: string, cases: readonly string[]): string {
  return `function ${name}\n    switch "$argv[1]"\n${cases.join('\n')}\n    end\nend`
}

function caseOf(path: string, words: readonly string[]): string {
  return `        case ${quoted(path)}\n            printf '%s\\n' ${words.join(' ')}`
}

const place = String.raw`function __liftwatch_place
    set -l at ''
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
        else if string match -q -- '-*=*' $word
            continue
        else if string match -q -- '-*' $word
            contains -- $word (__liftwatch_valued "$at"); and set skip 1
        else if test $word = help
            continue
        else if contains -- $word (__liftwatch_commands "$at")
            set at (string trim -- "$at $word")
        end
    end
    echo $at
end

function __liftwatch_is_at
    test (__liftwatch_place) = "$argv[1]"
end`

function namesOf(kind: LiveKind): string {
  return quoted(`(liftwatch complete ${kind} (commandline -ct) 2>/dev/null)`)
}

function completionsOf({ path, words, live, flags }: Spot): string[] {
  const at = `complete -c liftwatch -n ${quoted(`__liftwatch_is_at ${quoted(path)}`)}`
  const ofWords = words.map(({ name, summary }) => `${at} -f -a ${name} -d ${quoted(summary)}`)
  const ofFlags = flags.map(({ short, long, summary, takesValue, choices }) => {
    const spelling = `${short ? ` -s ${short.slice(1)}` : ''} -l ${long.slice(2)}`
    const offered = typeof choices === 'string' ? namesOf(choices) : choices && quoted(choices.join(' '))
    const value = offered ? ` -x -a ${offered}` : takesValue ? ' -r' : ''
    return `${at}${spelling}${value} -d ${quoted(summary)}`
  })
  return [...ofWords, ...(live ? [`${at} -f -a ${namesOf(live)}`] : []), ...ofFlags]
}

/** Completion for fish. */
export function fishScript(spots: readonly Spot[]): string {
  const paths = new Set(spots.map(({ path }) => path))
  const commands = spots.map(({ path, words }) => ({
    path,
    // The choices of an argument lead no further.
    names: words.map(({ name }) => name).filter(name => paths.has(`${path} ${name}`.trim())),
  }))
  const valued = spots.map(({ path, flags }) => ({
    path,
    names: flags.filter(({ takesValue }) => takesValue).flatMap(spellings),
  }))
  const cases = (rows: typeof commands) =>
    rows.filter(({ names }) => names.length > 0).map(({ path, names }) => caseOf(path, names))
  return `${[
    '# Load it with: liftwatch completion fish | source',
    functionOf('__liftwatch_commands', cases(commands)),
    functionOf('__liftwatch_valued', cases(valued)),
    place,
    spots.flatMap(completionsOf).join('\n'),
  ].join('\n\n')}\n`
}
