/** Stands in for parts of jsPDF that nothing here asks for (see the build's aliases). */
export default undefined;
