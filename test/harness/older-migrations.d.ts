/** The migrations up to one, in a folder of their own. */
export declare function migrationsUpTo(last: number): Promise<string>;
