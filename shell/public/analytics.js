// The default analytics script. It sends nothing: an installation that wants web analytics points
// `analyticsSrc` in config.json at its own script, served from the same origin.
window.savannaAnalytics = window.savannaAnalytics || { send() {} };
