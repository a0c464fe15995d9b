import { chakra } from '@chakra-ui/react'
import type { Permission, ScreenPermission } from '@liftwatch/core/contract/permissions'
import { useTexts } from '../../texts'

interface PermissionBoxProps {
  readonly permission: Permission
  readonly label: string
  readonly chosen: ReadonlySet<Permission>
  readonly choose: (permission: Permission, isChosen: boolean) => void
}

export function PermissionBox({ permission, label, chosen, choose }: PermissionBoxProps) {
  const t = useTexts()
  const [screen] = permission.split('.') as [ScreenPermission]
  return (
    <chakra.label display="flex" alignItems="center" gap="2" w="20" cursor="pointer">
      <chakra.input
        type="checkbox"
        aria-label={`${t(`console.menu.${screen}`)}: ${label}`}
        w="4"
        h="4"
        accentColor="info.solid"
        checked={chosen.has(permission)}
        onChange={event => choose(permission, event.target.checked)}
      />
      {label}
    </chakra.label>
  )
}
