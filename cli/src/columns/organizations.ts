import type { OrganizationChoice } from '@liftwatch/core/contract/organizations'
import { plainColumn, stateColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

type Row = OrganizationChoice & { readonly isChosen: boolean }

const columns: readonly Column<Row>[] = [
  {
    name: 'isChosen',
    header: 'cli.fields.isChosen',
    plain: row => row.isChosen,
    shown: (row, { translate }) => (row.isChosen ? translate('cli.yes') : ''),
  },
  plainColumn('name', 'cli.fields.name'),
  stateColumn<Row, 'type'>('type', 'cli.fields.type', type => `states.organizationType.${type}`),
  stateColumn<Row, 'role'>('role', 'cli.fields.role', role => `states.role.${role}`),
  plainColumn('id', 'cli.fields.id'),
]

export const organizationColumns: Columns<Row> = { all: columns, inTable: columns }
