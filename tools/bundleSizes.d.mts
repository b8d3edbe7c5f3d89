interface Goals {
  kilobytes: number;
  must: number;
  aim: number;
}
export declare function bundleSizes(): ({ visit: string } & Goals)[];
export declare function partSizes(): ({ part: string } & Goals)[];
