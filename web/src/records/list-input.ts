import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { z } from 'zod/mini'

const inputs = new WeakMap<object, z.ZodMiniObject>()

/** What the address of a list may ask: its filters, its page and its order, and not the record that it is of. */
export function listInput<Row extends { readonly id: string }>(view: ResourceView<Row>): z.ZodMiniObject {
  const known = inputs.get(view)
  if (known) return known
  const { calls, filters } = view
  const { page, size, sort } = calls.page.input.shape
  const input = z.extend(filters.input, { page: page!, size: size!, ...(sort && { sort }) })
  inputs.set(view, input)
  return input
}
