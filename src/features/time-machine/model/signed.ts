import { formatMoney } from '#domain/money';

const arrow = (amount: number) => (amount > 0 ? '▲ ' : amount < 0 ? '▼ ' : '');

/** A change in dollars with the way it goes. */
export const signed = (amount: number) => `${arrow(amount)}${formatMoney(amount)}`;
