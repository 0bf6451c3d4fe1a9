/** The rooms of the server's platform, lowest first. */
export declare const platformOrder: readonly string[];
/** The rooms of the server's features, lowest first: a folder, or the beginning of a pattern of a part of one. */
export declare const serverFeatureOrder: readonly string[];
