/** Every text of attributes, file by file: what a translation replaces. What several files say stands first. */

export const all = 'All';
export const noGroup = 'No group';
export const attributes = 'Attributes';
export const name = 'Name';
export const type = 'Type';
export const choicesOrUnit = 'Choices or unit';
export const moveNameWithArrowKeys = (name: string) => `Move ${name}, with arrow keys`;
export const newAttribute = 'New attribute';
export const attributesOf = 'Attributes of';
export const searchAttributes = 'Search attributes';
export const noAttributesHere = 'No attributes here';
export const attributesAreFieldsOfYour =
  'Attributes are fields of your own: text, numbers, dates or choices.';
export const yourSearchDidntReturnAny = "Your search didn't return any results";
export const clearSearch = 'Clear search';
export const attributesLower = 'attributes';
export const attributesCatalog = 'Attributes Catalog';

// AttributeCatalogScreen
export const nameGroupOrChoice = 'Name, group or choice';
export const openAttributes = 'Open attributes';
export const noAttributeHereHasSearchIn = (search: string) =>
  `No attribute here has “${search}” in its name, group or choices.`;
export const pagesOfAttributes = 'Pages of attributes';

// AttributeFlyout
export const attribute = 'Attribute';
export const close = 'Close';
export const detailsOfThisAttribute = 'details of this attribute';
export const nothingHasChanged = 'Nothing has changed';
export const whatHappensToValuesIs = 'Counting the values this changes';
export const cancel = 'Cancel';
export const save = 'Save';
export const addAttribute = 'Add attribute';
export const attributeLower = 'attribute';
export const details = 'Details';
export const history = 'History';
export const noValuesChange = 'No values change';
export const valueChanges1 = '1 value changes';
export const countValuesChange = (count: number) => `${count} values change`;
export const value1 = '1 value';
export const valueCountValues = (value_count: number) => `${value_count} values`;
export const deleteWord = 'Delete';
export const deleteName = (name: string) => `Delete ${name}?`;
export const nothingUsesItYet = 'Nothing uses it yet.';
export const usedByValueTheirValues = (value: string) =>
  `Used by ${value}: their values are deleted, too. Undo brings everything back.`;
export const theAttribute = 'the attribute';

// AttributeForm
export const madeFromTheName = 'Made from the name';
export const chooseOrTypeANew = 'Choose or type a new one';
export const pressTabToMake = 'Press Tab to make a new group';
export const withTheCategoriesBelowThem =
  'With the categories below them. Other projects are not offered it.';
export const allCategories = 'All categories';

// attributeMutations
export const nameDeleted = (name: string) => `${name} deleted`;
export const undo = 'Undo';
export const nameWasNotDeleted = (name: string) => `${name} was not deleted`;
export const nameAddedToKind = (name: string, kind: string) => `${name} added to ${kind}`;
export const nameWasNotAdded = (name: string, value: string) => `${name} was not added to ${value}`;
export const orderSaved = 'Order saved';
export const theOrderWasNotSaved = 'The order was not saved';
export const saved = 'saved';
export const added = 'added';

// AttributesScreen
export const catalog = 'Catalog';
export const nameOrChoice = 'Name or choice';
export const noAttributeHereHasSearch = (search: string) =>
  `No attribute here has “${search}” in its name or choices.`;

// AttributeTable
export const groupsList = (list: string) => `Groups: ${list}`;
export const order = 'Order';
export const constructionCategories = 'Construction categories';
export const values = 'Values';
export const moveGroupValueWithArrow = (value: string) => `Move group ${value}, with arrow keys`;
export const attribute1 = '1 attribute';
export const numberAttributes = (number: string) => `${number} attributes`;
export const numberValuesOnKind = (number: string, valuesWord: string, kind: string) =>
  `, ${number} ${valuesWord} on ${kind}`;
export const orderList = (list: string) => `Order: ${list}`;
export const valueWord = (count: number | undefined) => (count === 1 ? 'value' : 'values');

// CatalogTable
export const usedBy = 'Used by';
export const reuse = 'Reuse';
export const nothingYet = 'Nothing yet';
export const rowsInNumberProjects = (rows: string, number: string, projectsWord: string) =>
  `${rows} in ${number} ${projectsWord}`;
export const reuseNameFor = (name: string) => `Reuse ${name} for`;
export const reuseFor = 'Reuse for';
export const valueHaveAnAttribute = (value: string) => `${value} have an attribute with this name.`;
export const projectWord = (count: number | undefined) => (count === 1 ? 'project' : 'projects');

// OptionList
export const orderChangedLengthChoices = (length: number) => `Order changed. ${length} choices.`;
export const choicesLengthKeptRemovedCount = (length: number, removedCount: number) =>
  `Choices, ${length} kept, ${removedCount} removed`;
export const choices = 'Choices';
export const choicePlace = (place: number) => `choice ${place}`;
export const rowsUseIt = (rows: string, use: string) => `${rows} ${use} it`;
export const moveValuesOfNameTo = (name: string) => `Move values of ${name} to`;
export const emptyThem = 'Empty them';
export const keepName = (name: string) => `Keep ${name}`;
export const choicePlacePiece = (place: number) => `Choice ${place}`;
export const removeName = (name: string) => `Remove ${name}`;
export const anAttributeHasAtMost = (options: number) => `An attribute has at most ${options} choices`;
export const addChoice = 'Add choice';
export const usesWord = (count: number | undefined) => (count === 1 ? 'uses' : 'use');

// ValueEffects
export const stayAsTheyAre = 'Stay as they are';
export const fromIsEmptied = (from: string) => `${from} is emptied`;
export const fromIsShortenedToTo = (from: string, to: string) => `${from} is shortened to ${to}`;
export const fromBecomesTo = (from: string, to: string) => `${from} becomes ${to}`;
export const others = 'Others';
export const whatHappensToValues = 'What happens to values';
export const converted = 'Converted';
export const shortened = 'Shortened';
export const emptied = 'Emptied';
