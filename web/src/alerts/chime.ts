/** Two tones, high then low, made here so that no file has to be loaded before it can sound. */
const tones = [
  { hertz: 880, fromSeconds: 0 },
  { hertz: 660, fromSeconds: 0.22 },
]
const toneSeconds = 0.2
const loudness = 0.25

let context: AudioContext | undefined

function play(audio: AudioContext, { hertz, fromSeconds }: (typeof tones)[number]): void {
  const start = audio.currentTime + fromSeconds
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = hertz
  // A tone that is cut off clicks.
  gain.gain.setValueAtTime(loudness, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + toneSeconds)
}

/** Sounds the alert. Answers whether it can sound: a browser is silent until its user has touched the page. */
export async function chime(): Promise<boolean> {
  context ??= new AudioContext()
  const audio = context
  // Where it is not allowed, resuming waits for ever.
  void audio.resume()
  await new Promise(resolve => setTimeout(resolve, 100))
  if (audio.state !== 'running') return false
  for (const tone of tones) play(audio, tone)
  return true
}
