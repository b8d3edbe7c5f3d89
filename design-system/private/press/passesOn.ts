/** A press of the library, as far as it matters here. */
interface Press {
  continuePropagation: () => void;
}

const goOn = (event: Press) => event.continuePropagation();

/** The events of a press go on to what is around, as those of every element do; the library would keep them. */
export const passesOn = { onPressStart: goOn, onPressUp: goOn, onPressEnd: goOn };
