// Characters that steer a terminal or turn the reading direction: in data they are an attack or an accident.
const steering = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu
const steeringInJson = /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Text from outside as it may be shown: on one line, with all that steers a terminal spelt out. */
export function printable(text: string): string {
  return text.replace(/\r?\n|\t/g, ' ').replace(steering, escaped)
}

/** Quoted text in which all that steers a terminal is spelt out as JSON and YAML spell it: DEL, C1 and direction marks they leave raw. */
export function spelledOut(quoted: string): string {
  return quoted.replace(steeringInJson, escaped)
}

/** JSON that may be shown on a terminal and still means the same. */
export function printableJson(value: unknown, indent?: number): string {
  return spelledOut(JSON.stringify(value, null, indent))
}
