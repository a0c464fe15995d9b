import { addressOf, type DrawnPicture } from './draw-picture'
import type { PictureFormat } from './picture-format'

/** For a projector, and for paper. */
const pngScale = 2

async function pngOf(drawn: DrawnPicture): Promise<Blob> {
  const image = new Image()
  image.src = addressOf(drawn)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = drawn.width * pngScale
  canvas.height = drawn.height * pngScale
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png')
  })
}

function download(blob: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser has taken it by then, also where it asks where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Hands a picture to the browser as a file. */
export async function savePicture(drawn: DrawnPicture, format: PictureFormat, name: string): Promise<void> {
  const blob = format === 'svg' ? new Blob([drawn.svg], { type: 'image/svg+xml' }) : await pngOf(drawn)
  download(blob, `${name}.${format}`)
}
