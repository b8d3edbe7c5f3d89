// Sends the only form of the page; without script its button does.
document.forms[0].requestSubmit();
