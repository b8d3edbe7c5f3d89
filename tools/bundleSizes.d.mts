export declare function bundleSizes(): { visit: string; kilobytes: number; must: number; aim: number }[];
