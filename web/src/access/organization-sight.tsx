import { chakra } from '@chakra-ui/react'
import { organizations, type OrganizationDetail } from '@liftwatch/core/contract/accounts/organizations'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { saveCouncilsForm } from '@liftwatch/core/views/forms/organizations'
import { FactList } from '../components/facts/fact-list'
import { ViewForm } from '../components/form/view-form'
import { useTexts } from '../texts'
import { CouncilPicker } from './council-picker'

const own = { townCouncilIds: CouncilPicker }

/** Which lifts an organisation sees; the councils that an EMSU serves are chosen here. */
export function OrganizationSight({ of: organization }: { readonly of: OrganizationDetail }) {
  const t = useTexts()
  const permissions = usePermissions()
  const { type, name, townCouncils } = organization
  const mayEdit = [organizations.saveCouncils, organizations.page].every(call => isPermitted(call, permissions))
  return (
    <chakra.div display="grid" gap="4" p={{ base: '3', md: '4' }} maxW="40rem">
      <p>{t(`organizations.sight.${type}`)}</p>
      {type === 'EMSU' && mayEdit && <ViewForm view={saveCouncilsForm} row={organization} own={own} subject={name} />}
      {type === 'EMSU' && !mayEdit && (
        <FactList
          title={t('organizations.tabs.sight')}
          facts={[
            [
              t('organizations.fields.townCouncils'),
              townCouncils.map(council => council.name).join(', ') || t('organizations.noCouncils'),
            ],
          ]}
        />
      )}
    </chakra.div>
  )
}
