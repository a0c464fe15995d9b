import { chakra } from '@chakra-ui/react'

/** A web address up to the blank after it; a full stop at its end is the sentence's. */
const address = /(https?:\/\/\S*[^\s.,;:!?)])/

/** A text whose web addresses can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  let at = 0
  // Split by a group, every second part is one.
  return text.split(address).map((part, index) => {
    at += part.length
    return index % 2 === 0 ? (
      part
    ) : (
      <chakra.a key={at} href={part} color="info.fg" textDecoration="underline" textUnderlineOffset="3px">
        {part}
      </chakra.a>
    )
  })
}
