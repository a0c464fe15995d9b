import { chakra } from '@chakra-ui/react'
import { people } from '@liftwatch/core/contract/estate/people'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'
import { PhoneLink } from './phone-link'

/** Who is in charge of a building: property managers and officers, and who maintains it. */
export function PersonsInCharge({ buildingId }: { readonly buildingId: string }) {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(people.ofBuilding, { buildingId })
  return (
    <chakra.section aria-label={t('cases.people.title')}>
      <chakra.h3 mb="2" textStyle="sm" fontWeight="semibold">
        {t('cases.people.title')}
      </chakra.h3>
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {data?.length === 0 && <chakra.p color="fg.muted">{t('cases.people.none')}</chakra.p>}
      <chakra.ul display="grid" gap="2">
        {data?.map(({ id, role, name, phone, email }) => (
          <chakra.li key={id} display="grid" gridTemplateColumns="9rem 1fr" columnGap="3">
            <chakra.span color="fg.muted">{t(`cases.people.roles.${role}`)}</chakra.span>
            <chakra.span overflowWrap="anywhere">
              {name}
              {phone !== null && (
                <>
                  {' '}
                  <PhoneLink number={phone} />
                </>
              )}
              {email !== null && <chakra.span display="block">{email}</chakra.span>}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
