export const pictureFormats = ['png', 'svg'] as const
export type PictureFormat = (typeof pictureFormats)[number]
