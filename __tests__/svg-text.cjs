/** Components import a drawing as text, as Next does for them. */
module.exports = { process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }) };
