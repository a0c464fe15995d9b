import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { OpenForm } from '../components/actions/open-form'

interface CreateRecordProps<Row extends { readonly id: string }> {
  readonly of: ResourceView<Row>
}

/** The button that makes a record of a list, where its view says how. */
export function CreateRecord<Row extends { readonly id: string }>({ of: { creates } }: CreateRecordProps<Row>) {
  return creates && <OpenForm view={creates} />
}
