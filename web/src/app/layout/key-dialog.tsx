import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Dialog } from '../../components/overlay/dialog'
import { letterKeys } from '../../components/keys/free-key'
import { keyActions, keyBindings } from '../../components/keys/key-bindings'
import { useTexts } from '../../texts'
import { menuKey, useMenuLetters } from './menu-keys'

/** As they are printed on keyboards. */
const printed: Partial<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' }

function Key({ name }: { readonly name: string }) {
  return (
    <chakra.kbd
      display="inline-block"
      minW="6"
      px="1.5"
      me="1"
      textAlign="center"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="l1"
      fontFamily="inherit"
      fontWeight="medium"
    >
      {printed[name] ?? name}
    </chakra.kbd>
  )
}

interface KeyTableProps {
  readonly title: string
  /** A name for each row, the keys, and what they do. */
  readonly rows: readonly (readonly [name: string, keys: ReactNode, text: string])[]
}

function KeyTable({ title, rows }: KeyTableProps) {
  return (
    <chakra.table
      w="full"
      mb="4"
      css={{ '& th, & td': { py: '1', textAlign: 'start' }, '& tr': { borderTopWidth: '1px' } }}
    >
      <chakra.caption pb="1" textAlign="start" textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.caption>
      <tbody>
        {rows.map(([name, keys, text]) => (
          <tr key={name}>
            <chakra.th scope="row" w="8rem" fontWeight="normal">
              {keys}
            </chakra.th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

/** What each key does, made from the bindings themselves. */
export function KeyDialog({ close }: { readonly close: () => void }) {
  const t = useTexts()
  const menu = useMenuLetters()
  const isOn = letterKeys.use() !== 'off'
  return (
    <Dialog title={t('keys.title')} close={close}>
      <KeyTable
        title={t('keys.lists')}
        rows={keyActions.map(action => [
          action,
          keyBindings[action].map(key => <Key key={key} name={key} />),
          t(`keys.actions.${action}`),
        ])}
      />
      <KeyTable
        title={t('keys.screens')}
        rows={menu.map(({ name, letter }) => [
          name,
          [menuKey, letter].map(key => <Key key={key} name={key} />),
          t(`screens.${name}.name`),
        ])}
      />
      <chakra.label display="flex" alignItems="center" gap="3" minH="8" cursor="pointer">
        <chakra.input
          type="checkbox"
          w="4"
          h="4"
          accentColor="info.solid"
          checked={isOn}
          onChange={event => letterKeys.write(event.target.checked ? undefined : 'off')}
        />
        {t('keys.letters')}
      </chakra.label>
      <chakra.p mt="1" textStyle="xs" color="fg.muted">
        {t('keys.hint')}
      </chakra.p>
    </Dialog>
  )
}
