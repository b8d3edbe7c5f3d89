import { ModulePage } from '#shared/module';

/** Ideas for options. */
export default function ForesiteLibraryScreen() {
  return (
    <ModulePage
      page="foresiteLibrary"
      heading="No ideas yet"
      purpose="Ideas that proved their worth: an option with its scope and price, ready to be taken into the next project."
      needs={[{ text: 'Projects to take ideas from', page: 'projects' }]}
    />
  );
}
