const keys = 20
const variants = 1_000

function valuesOf(variant: number): string {
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key${index}`, (variant + index) % variants])),
  )
}

const values = Array.from({ length: variants }, (_, variant) => valuesOf(variant))

/** One lift's telemetry: twenty keys that all change. Its values are made beforehand, for the load's cost is on the server's cores. */
export function telemetryBody(lift: string, ts: number): string {
  return `{"ts":${ts},"lift":"${lift}","values":${values[ts % variants]}}`
}
