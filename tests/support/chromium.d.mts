export declare const chromiumArguments: string[];
export declare function findChromium(): string | undefined;
export declare function findHeadless(): string | undefined;
