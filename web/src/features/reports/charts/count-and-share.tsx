import { chakra } from '@chakra-ui/react'

/** A count and its part of the whole, percent as it is to be read. */
export function CountAndShare({ count, share }: { readonly count: number; readonly share: string }) {
  return (
    <>
      <strong>{count}</strong> <chakra.span color="fg.muted">({share} %)</chakra.span>
    </>
  )
}
