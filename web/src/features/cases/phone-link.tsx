import { chakra } from '@chakra-ui/react'

/** A number that is called by a click, where the machine can. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <chakra.a href={`tel:${number.replaceAll(' ', '')}`} color="info.fg" textDecoration="underline">
      {number}
    </chakra.a>
  )
}
