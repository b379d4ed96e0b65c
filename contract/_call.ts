/**
 * The wire types of a contract call, with only the arms that it has. The classes of xdr/ read and write every arm: with
 * them, whoever calls a contract would carry the code for all kinds of operations, which is half as much again. These write the same bytes, have the same names and fields, and are recognised, compared and
 * written as what they are named everywhere, like the values of another copy of this library.
 */

import { InvokeContractArgs, XdrValue, type XdrWriter } from "../xdr/mod.ts";

/** An `Operation` that calls a contract. */
export class CallOperation extends XdrValue {
  readonly sourceAccount = null;
  readonly body: CallBody;

  constructor(call: InvokeContractArgs) {
    super();
    this.body = new CallBody(new CallOp(new CallFunction(call)));
  }

  static get xdrName(): string {
    return "Operation";
  }

  static write(writer: XdrWriter, { body }: CallOperation): void {
    writer.bool(false); // no source account of its own
    CallBody.write(writer, body);
  }
}

/** Its `OperationBody`. */
class CallBody extends XdrValue {
  readonly type = "invokeHostFunction";
  readonly value: CallOp;

  constructor(value: CallOp) {
    super();
    this.value = value;
  }

  static get xdrName(): string {
    return "OperationBody";
  }

  static write(writer: XdrWriter, { value }: CallBody): void {
    writer.int32(24);
    CallOp.write(writer, value);
  }
}

/** Its `InvokeHostFunctionOp`, without authorization entries. */
class CallOp extends XdrValue {
  readonly hostFunction: CallFunction;
  readonly auth: readonly never[] = [];

  constructor(hostFunction: CallFunction) {
    super();
    this.hostFunction = hostFunction;
  }

  static get xdrName(): string {
    return "InvokeHostFunctionOp";
  }

  static write(writer: XdrWriter, { hostFunction }: CallOp): void {
    CallFunction.write(writer, hostFunction);
    writer.uint32(0);
  }
}

/** Its `HostFunction`. */
class CallFunction extends XdrValue {
  readonly type = "hostFunctionTypeInvokeContract";
  readonly value: InvokeContractArgs;

  constructor(value: InvokeContractArgs) {
    super();
    this.value = value;
  }

  static get xdrName(): string {
    return "HostFunction";
  }

  static write(writer: XdrWriter, { value }: CallFunction): void {
    writer.int32(0);
    InvokeContractArgs.write(writer, value);
  }
}
