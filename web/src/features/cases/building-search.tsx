import { Button, chakra, Flex } from '@chakra-ui/react'
import type { FieldBoxProps } from '../../components/form/field-box'
import { FilterText } from '../../components/filters/filter-text'
import { FactList } from '../../components/facts/fact-list'
import { useTexts } from '../../texts'
import { searchModes, usePlace } from './sought-place'

interface BuildingSearchProps {
  readonly first: FieldBoxProps['ref']
  readonly clear: () => void
}

/**
 * Finds a building by its block or by its postcode; to search the other way forgets the one that was chosen (specification 2 section 2).
 * @param first the box that has the focus where the lift is missing
 * @param clear lets go of the lift, which is in another building then
 */
export function BuildingSearch({ first, clear }: BuildingSearchProps) {
  const t = useTexts()
  const { mode, setMode, text, search, found, building, buildingId, chooseBuilding } = usePlace()
  function choose(id: string | undefined): void {
    clear()
    chooseBuilding(id)
  }
  return (
    <>
      <Flex role="radiogroup" aria-label={t('cases.search.by')} gap="4">
        {searchModes.map(one => (
          <chakra.label key={one} display="flex" gap="2" cursor="pointer">
            <chakra.input
              ref={one === mode ? first : undefined}
              type="radio"
              name="case-search"
              checked={one === mode}
              accentColor="info.solid"
              onChange={() => {
                clear()
                setMode(one)
              }}
            />
            {t(`cases.search.${one}`)}
          </chakra.label>
        ))}
      </Flex>
      {buildingId === undefined && (
        <>
          {/* Enter looks for it, and does not send the form. */}
          <chakra.div onKeyDown={event => event.key === 'Enter' && event.preventDefault()}>
            <FilterText
              key={mode}
              label={t(mode === 'block' ? 'cases.search.address' : 'cases.search.postcode')}
              width="20rem"
              value={text}
              change={search}
            />
          </chakra.div>
          {found?.length === 0 && <chakra.p color="fg.muted">{t('cases.search.none')}</chakra.p>}
          {found && found.length > 0 && (
            <chakra.ul aria-label={t('cases.search.building')} maxH="16rem" overflow="auto" borderWidth="1px">
              {found.map(({ id, name, attribute }) => (
                <li key={id}>
                  <Button variant="ghost" w="full" justifyContent="start" onClick={() => choose(id)}>
                    <span>{name}</span>
                    <chakra.span color="fg.muted" truncate>
                      {[attribute.address, attribute.postalCode].filter(part => part !== null).join(' ')}
                    </chakra.span>
                  </Button>
                </li>
              ))}
            </chakra.ul>
          )}
        </>
      )}
      {buildingId !== undefined && (
        <>
          <FactList
            title={t('cases.search.chosen')}
            facts={[
              [t('alarms.fields.address'), building && `${building.name}, ${building.attribute.address}`],
              [t('alarms.fields.postalCode'), building?.attribute.postalCode],
              [t('alarms.fields.townCouncil'), building?.townCouncil],
            ]}
          />
          <Button justifySelf="start" onClick={() => choose(undefined)}>
            {t('cases.search.change')}
          </Button>
        </>
      )}
    </>
  )
}
