/** The preset as Metro uses it. */
const preset = [require("@react-native/babel-preset"), {
  enableBabelRuntime: false,
  disableImportExportTransform: true,
}];
const options = { presets: [preset], babelrc: false, configFile: false, compact: false, sourceType: "script" };
process.stdout.write(require("@babel/core").transformFileSync(process.argv[2], options).code);
