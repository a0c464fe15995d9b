import { Button, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTexts } from '../../../texts'
import { useIsOnPaper } from './chart-frame'
import { figureTable } from './figure-table'

interface FiguresProps {
  readonly label: string
  readonly heads: readonly string[]
  /** Each begins with its name. */
  readonly rows: readonly (readonly [string, ...string[]])[]
}

/** The figures that a chart draws, as a table, for anyone who would rather read them. */
export function Figures({ label, heads, rows }: FiguresProps) {
  const t = useTexts()
  const id = useId()
  const isOnPaper = useIsOnPaper()
  const [wasOpened, setOpen] = useState(false)
  const isOpen = isOnPaper || wasOpened
  return (
    <div>
      {!isOnPaper && (
        <Button size="xs" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'reports.charts.hideFigures' : 'reports.charts.showFigures')}
        </Button>
      )}
      <chakra.div id={id} hidden={!isOpen} mt="2" overflowX="auto">
        <chakra.table aria-label={label} css={figureTable}>
          <thead>
            <tr>
              {heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {figures.map((figure, index) => (
                  <td key={heads[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </div>
  )
}
