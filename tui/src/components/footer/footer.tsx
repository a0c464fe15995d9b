import { useActiveBindings } from '../../input/use-keys'
import { bindingOf, keyLabel, type BindingId } from '../../input/keys'
import { useProgram } from '../../program/program'
import { widthOf } from '../text/fit'
import { Words } from '../text/words'

interface Entry {
  readonly id: BindingId
  readonly key: string
  readonly words: string
}

function widthOfEntry({ key, words }: Entry): number {
  return widthOf(key) + widthOf(words)
}

/** Those that fit, in their order; help always does, for it has the others. */
function fitting(entries: readonly Entry[], width: number): readonly Entry[] {
  const help = entries.find(({ id }) => id === 'program.help')
  const others = entries.filter(entry => entry !== help)
  let left = width - 1 - (help ? widthOfEntry(help) : 0)
  const tooMany = others.findIndex(entry => (left -= widthOfEntry(entry)) < 0)
  const shown = new Set(tooMany === -1 ? others : others.slice(0, tooMany))
  return entries.filter(entry => entry === help || shown.has(entry))
}

/** The keys that work now, as many as there is room for; help names them all. */
export function Footer({ width }: { readonly width: number }) {
  const { translate } = useProgram()
  const bindings = useActiveBindings().filter(({ id, refusal }) => !refusal && !bindingOf(id).isMinor)
  const entries = bindings.map(({ id }) => {
    const { keys, label } = bindingOf(id)
    return { id, key: keyLabel(keys[0]), words: ` ${translate(label)}  ` }
  })
  return (
    <Words>
      {' '}
      {fitting(entries, width).map(({ key, words }) => (
        <Words key={key}>
          <Words isBold>{key}</Words>
          <Words tone="muted">{words}</Words>
        </Words>
      ))}
    </Words>
  )
}
