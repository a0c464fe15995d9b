/** The same tree of texts in another language: every key, none besides. */
export type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
}

/** The dotted paths to the texts of a tree. */
export type TextPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextPath<Tree[Key]>}`
}[keyof Tree & string]
