import { chakra } from '@chakra-ui/react'
import { organizationType } from '@liftwatch/core/contract/accounts/organizations'
import {
  organizationTypes,
  type TypePermissions as TypePermissionLists,
} from '@liftwatch/core/contract/accounts/organization-types'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useParams } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { typeSettingPath } from '../../app/paths'
import { DetailPage } from '../../components/page/detail-page'
import { useTexts } from '../../texts'
import { TypePermissions } from './type-permissions'

function Hint() {
  const t = useTexts()
  return <chakra.p color="fg.muted">{t('organizations.types.hint')}</chakra.p>
}

/** What the organisations of the type that the address names may do at most. */
export function TypePage() {
  const t = useTexts()
  const type = organizationType.safeParse(useParams()['type']).data
  const query = useAnswer(organizationTypes.permissions, type && { type })
  if (!type) return <NotFoundPage />
  return (
    <DetailPage<TypePermissionLists>
      list={{ label: t('organizations.types.title'), path: typeSettingPath }}
      query={query}
      titleOf={() => t(`states.organizationType.${type}`)}
      Head={Hint}
      tabs={[{ value: 'permissions', label: t('groups.tabs.permissions'), Panel: TypePermissions }]}
    />
  )
}
