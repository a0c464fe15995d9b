import { useActiveBindings } from '../../input/use-keys'
import { bindingOf, keyLabel } from '../../keys'
import { useProgram } from '../../program'
import { widthOf } from '../text/fit'
import { Words } from '../text/words'

interface Entry {
  readonly key: string
  readonly words: string
}

function fitting(entries: readonly Entry[], width: number): readonly Entry[] {
  let used = 1
  const tooMany = entries.findIndex(({ key, words }) => {
    used += widthOf(key) + widthOf(words)
    return used > width
  })
  return tooMany === -1 ? entries : entries.slice(0, tooMany)
}

/** The keys that work now, as many as there is room for; help names them all. */
export function Footer({ width }: { readonly width: number }) {
  const { translate } = useProgram()
  const bindings = useActiveBindings().filter(({ id, refusal }) => !refusal && !bindingOf(id).isMinor)
  const entries = bindings.map(({ id }) => {
    const { keys, label } = bindingOf(id)
    return { key: keyLabel(keys[0]), words: ` ${translate(label)}  ` }
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
