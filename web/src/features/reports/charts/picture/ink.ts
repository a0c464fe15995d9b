import type { Tone } from '@liftwatch/core/tones'
import { colors } from '../../../../theme/colors'

type Colour = { readonly value: { readonly base: string } }
const light = colors as unknown as Readonly<Record<string, Readonly<Record<string, Colour>>>>

function colour(of: string, shade: string): string {
  return light[of]![shade]!.value.base
}

/** Pictures and paper are white, whatever the screen is: the colours of the light theme. */
export const ink = {
  ground: '#ffffff',
  text: colour('fg', 'DEFAULT'),
  muted: colour('fg', 'muted'),
  grid: colour('border', 'DEFAULT'),
  axis: colour('border', 'strong'),
  tone: (tone: Tone) => ({ solid: colour(tone, 'solid'), muted: colour(tone, 'muted'), fg: colour(tone, 'fg') }),
}
