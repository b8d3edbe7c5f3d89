/** Every text of amplify, file by file: what a translation replaces. What several files say stands first. */

export const accept = 'Accept';
export const pastConversations = 'Past conversations';
export const amplify = 'Amplify';
export const close = 'Close';
export const itemWord = (count: number | undefined) => (count === 1 ? 'item' : 'items');

// AmplifyButton
export const amplifyArrowKeysMove = 'Amplify. Arrow keys move it up and down';

// AmplifyDialog
export const aiFeaturesAddendum = 'AI features addendum';
export const lastUpdatedUpdated = (updated: string) => `Last updated ${updated}`;
export const amplifyAnswersFromThisProject =
  'Amplify answers from this project with what you may see yourself. Its answers can be wrong or incomplete: check them before you decide or share them.';
export const itChangesNothingByItself =
  'It changes nothing by itself. What it proposes is saved only when you accept it, in your name, and history marks it as assisted.';
export const yourQuestionsAndItsAnswers =
  'Your questions and its answers are kept with the project. No one else in your company can read them in the product.';
export const notNow = 'Not now';

// amplifyMutations
export const failedToAcceptUserAgreement = 'Failed to accept user agreement';
export const failedToCreateConversation = 'Failed to create conversation';
export const nothingWasChanged = 'Nothing was changed';
export const changedItems = (items: string) => `Changed ${items}`;
export const refusedValueRefusedTheTable = (refused: number, value: string) =>
  `${refused} ${value} refused: the table says why.`;
export const undo = 'Undo';
export const failedToAcceptChanges = 'Failed to accept changes';
export const theBlockWasNotChanged = 'The block was not changed';
export const wasWord = (count: number | undefined) => (count === 1 ? 'was' : 'were');

export const failedToUploadFilePlease = 'Failed to upload file. Please try again.';
export const uploadFailed = 'Upload failed';

// BlockChart
export const budget = 'Budget';

// BlockTable
export const labelOfCode = (label: string, code: string) => `${label} of ${code}`;
export const newLabelEditName = (new_label: string, name: string) => `${new_label}, edit ${name}`;

// Canvas
export const theCanvasIsEmpty = 'The canvas is empty.';
export const exportAsPdf = 'Export as PDF';
export const collapseCanvas = 'Collapse Canvas';
export const canvas = 'Canvas';
export const tablesAndChartsOfAnswers = 'Tables and charts of answers come here.';

// CanvasBlock
export const proposedChange = 'Proposed change';
export const accepted = 'Accepted';
export const undone = 'Undone';
export const rejected = 'Rejected';
export const makeWider = 'Make wider';
export const makeNarrower = 'Make narrower';
export const closeTitle = (title: string) => `Close ${title}`;
export const thisBlockRestsOnFigures = 'This block uses figures you can no longer see.';
export const applyingChanges = 'Applying changes...';
export const itemsAndValuesNothingSaved = (
  items: number,
  itemsWord: string,
  values: number,
  valuesWord: string,
) => `${items} ${itemsWord}, ${values} ${valuesWord}. Nothing is saved until you accept.`;
export const reject = 'Reject';
export const nothingIsProposedAnyMore = 'No proposed changes are left.';
export const valueWord = (count: number | undefined) => (count === 1 ? 'value' : 'values');

// ChartBoundary, BlockNetwork
export const chartError = 'Chart Error';
export const unableToDisplayChart = 'Unable to display chart due to an error';
export const chartUnavailable = 'Chart Unavailable';
export const chartRenderingFailedDueTo = 'Chart rendering failed due to missing components';
export const chartRenderingError = 'Chart rendering error';
export const chartInitializationFailed = 'Chart initialization failed';
export const retryingNetworkGraph = (time: number, times: number) =>
  `Retrying network graph (${time}/${times})...`;
export const networkSummary = (title: string, nodes: number, links: number) =>
  `${title}: ${nodes} nodes, ${links} links`;
export const invalidChartDataStructure = 'Invalid chart data structure';

// Chat
export const conversation = 'Conversation';
export const helloName = (name: string) => `Hello ${name}`;
export const asking = 'Asking';
export const warning = 'Warning';
export const amplifyCanMakeMistakesPlease = 'Amplify can make mistakes, please double check your results';
export const thisAnswerRestsOnFigures = 'This answer uses figures you can no longer see.';
export const askAboutThisProject = 'Ask about this project';
export const send = 'Send';
export const waitForTheAnswer = 'Wait for the answer.';
export const writeAQuestionFirst = 'Write a question first.';

export const uploadAFile = 'Upload a file';
export const askByVoice = 'Ask by voice';
export const sendOrClearTheTextFirst = 'Send or clear the text first.';
export const letGoToAskAboutIt = 'Let go to ask about it';

// PastConversations
export const failedToFetchConversations = 'Failed to fetch conversations';
export const youHaveNotAskedAnything = 'You have not asked anything in this project yet.';
export const showOlder = 'Show older';

// Recorder
export const recording = 'Recording';
export const elapsedOfSeconds = (elapsed: string, most: string) => `${elapsed} of ${most}`;
export const cancelRecording = 'Cancel recording';
export const sendRecording = 'Send recording';

// Room
export const theConversationCouldNotBeStarted =
  'The conversation could not be started. Close Amplify and open it again.';
export const reconnecting = 'Reconnecting';
export const disconnected = 'Disconnected';
export const expandCanvas = 'Expand Canvas';
export const startNewConversation = 'Start new conversation';

// useConversation
export const messageLimitExceededForToday = 'Message limit exceeded for today.';
export const thisDidNotWorkTry = 'This did not work. Try again.';
export const theConnectionWasLostIf = 'The connection was lost. If no answer appears, ask again.';
export const voiceQuestion = 'Voice question';
export const uploading = 'Uploading';
export const couldNotAccessMicrophonePlease =
  'Could not access microphone. Please ensure you have granted microphone permissions.';
