/** By what a tooltip is asked for: a finger covers what lies below it, and only a pointer can rest on what shows. */
export type Asked = 'pointer' | 'touch' | 'focus';
