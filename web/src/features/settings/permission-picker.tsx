import { Button, chakra, Flex } from '@chakra-ui/react'
import { screenPermissions, type Permission } from '@liftwatch/core/contract/permissions'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useId, useState } from 'react'
import { useTexts } from '../../texts'
import { PermissionBox } from './permission-box'

interface PermissionPickerProps {
  readonly problem: string | undefined
  /** Those that are chosen to begin with, as far as one has them. */
  readonly initial: readonly string[]
  readonly changed: (chosen: readonly Permission[]) => void
}

/** Which of one's own permissions a token gets; to change something is to read it too. */
export function PermissionPicker({ problem, initial, changed }: PermissionPickerProps) {
  const t = useTexts()
  const problemId = useId()
  const own = usePermissions()
  const screens = screenPermissions.filter(screen => own.has(screen))
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(() => {
    const all = screens.flatMap((screen): Permission[] => [screen, `${screen}.write`])
    return new Set(all.filter(one => own.has(one) && initial.includes(one)))
  })

  function become(next: readonly Permission[]): void {
    setChosen(new Set(next))
    changed(next)
  }

  function choose(permission: Permission, isChosen: boolean): void {
    const [screen] = permission.split('.') as [Permission]
    const touched = isChosen ? [screen, permission] : permission === screen ? [screen, `${screen}.write`] : [permission]
    become([...chosen].filter(other => !touched.includes(other)).concat(isChosen ? (touched as Permission[]) : []))
  }

  return (
    <chakra.fieldset aria-describedby={problem ? problemId : undefined}>
      <Flex align="center" wrap="wrap" gap="2" mb="2">
        <chakra.legend float="left" textStyle="xs" fontWeight="medium" color="fg.muted">
          {t('settings.tokens.permissions')}
        </chakra.legend>
        <Button size="xs" onClick={() => become(screens)}>
          {t('settings.tokens.allReads')}
        </Button>
        <Button size="xs" onClick={() => become([])}>
          {t('settings.tokens.none')}
        </Button>
      </Flex>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8">
        {screens.map(screen => (
          <Flex key={screen} align="center" gap="4" py="1" borderBottomWidth="1px">
            <chakra.span flex="1">{t(`console.menu.${screen}`)}</chakra.span>
            <PermissionBox permission={screen} label={t('settings.tokens.read')} chosen={chosen} choose={choose} />
            {own.has(`${screen}.write`) ? (
              <PermissionBox
                permission={`${screen}.write`}
                label={t('settings.tokens.write')}
                chosen={chosen}
                choose={choose}
              />
            ) : (
              <chakra.span w="20" />
            )}
          </Flex>
        ))}
      </chakra.div>
      {problem && (
        <chakra.p id={problemId} role="alert" mt="2" textStyle="xs" fontWeight="medium" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </chakra.fieldset>
  )
}
