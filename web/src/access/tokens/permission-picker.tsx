import { Button, chakra, Flex } from '@chakra-ui/react'
import { screenPermissions, type Permission } from '@liftwatch/core/contract/accounts/permissions'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { itemsIn } from '@liftwatch/core/views/forms/form-values'
import { createContext, useContext, useId } from 'react'
import type { FieldBoxProps } from '../../components/form/field-box'
import { SwitchBox } from '../../components/form/switch-box'
import { GroupProblem } from '../../components/form/group-problem'
import { useTexts } from '../../texts'

const rights = ['settings.tokens.read', 'settings.tokens.write'] as const

/** What can be chosen, where that is less than all of one's own permissions. */
export const OfferedPermissions = createContext<ReadonlySet<Permission> | undefined>(undefined)

/** Which of one's own permissions a token gets; to change something is to read it too. */
export function PermissionPicker({ field, value, change, problem }: FieldBoxProps) {
  const t = useTexts()
  const problemId = useId()
  const mine = usePermissions()
  const own = useContext(OfferedPermissions) ?? mine
  const screens = screenPermissions.filter(screen => own.has(screen))
  // A draft may be older than what one may do now.
  const chosen = new Set(itemsIn(value).filter((one): one is Permission => own.has(one as Permission)))

  function choose(permission: Permission, isChosen: boolean): void {
    const [screen] = permission.split('.') as [Permission]
    const touched = isChosen ? [screen, permission] : permission === screen ? [screen, `${screen}.write`] : [permission]
    change([...[...chosen].filter(other => !touched.includes(other)), ...(isChosen ? new Set(touched) : [])].join(','))
  }

  return (
    <chakra.fieldset aria-describedby={problem ? problemId : undefined}>
      <Flex align="center" wrap="wrap" gap="2" mb="2">
        <chakra.legend float="left" textStyle="xs" fontWeight="medium" color="fg.muted">
          {t(field.label)}
        </chakra.legend>
        <Button size="xs" onClick={() => change(screens.join(','))}>
          {t('settings.tokens.allReads')}
        </Button>
        <Button size="xs" onClick={() => change('')}>
          {t('settings.tokens.none')}
        </Button>
      </Flex>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8">
        {screens.map(screen => (
          <Flex key={screen} align="center" gap="4" py="1" borderBottomWidth="1px">
            <chakra.span flex="1">{t(`screens.${screen}.name`)}</chakra.span>
            {([screen, `${screen}.write`] as const).map((permission, at) => (
              <chakra.span key={permission} w="20">
                {own.has(permission) && (
                  <SwitchBox
                    label={t(rights[at]!)}
                    aria-label={`${t(`screens.${screen}.name`)}: ${t(rights[at]!)}`}
                    checked={chosen.has(permission)}
                    onChange={event => choose(permission, event.target.checked)}
                  />
                )}
              </chakra.span>
            ))}
          </Flex>
        ))}
      </chakra.div>
      {problem && <GroupProblem id={problemId} text={problem} />}
    </chakra.fieldset>
  )
}
