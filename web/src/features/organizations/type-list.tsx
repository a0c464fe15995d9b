import { chakra, Skeleton } from '@chakra-ui/react'
import { organizationTypes } from '@liftwatch/core/contract/accounts/organization-types'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { typePath } from '../../app/paths'
import { LoadError } from '../../components/contact/load-error'
import { RowLink } from '../../components/list/row-link'
import { useTexts } from '../../texts'

const fields = ['type', 'organizationCnt', 'permissionsCnt', 'editTime'] as const

/** The types of organisations, with how much each has. */
export function TypeList() {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(organizationTypes.list, {})
  return (
    <chakra.div flex="1" minH={{ md: '0' }} overflow="auto" bg="bg.panel">
      <chakra.p p={{ base: '3', md: '4' }} color="fg.muted">
        {t('organizations.types.hint')}
      </chakra.p>
      {error && (
        <LoadError
          title={t('organizations.types.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {!data && !error && <Skeleton m="4" h="16rem" />}
      {data && (
        <chakra.table
          w="full"
          aria-label={t('organizations.types.title')}
          css={{
            '& th, & td': { px: { base: '3', md: '4' }, py: '2', textAlign: 'start', fontWeight: 'normal' },
            '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
            '& tr': { borderBottomWidth: '1px' },
            '& :is(th, td)[data-kind=number]': { textAlign: 'end', w: { md: '8rem' } },
          }}
        >
          <thead>
            <tr>
              {fields.map(name => (
                <th key={name} scope="col" data-kind={name.endsWith('Cnt') ? 'number' : undefined}>
                  {t(`organizations.types.fields.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ type, organizationCnt, permissionsCnt, editTime }) => (
              <tr key={type}>
                <th scope="row">
                  <RowLink to={typePath(type)}>{t(`states.organizationType.${type}`)}</RowLink>
                </th>
                <td data-kind="number">{organizationCnt}</td>
                <td data-kind="number">{permissionsCnt}</td>
                <td>{editTime === null ? t('organizations.types.byDefault') : formatInstant(editTime)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </chakra.div>
  )
}
